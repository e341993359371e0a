"""Twenty classes of bug that data-parallel training really had, and the small programs that show them."""
