func.func public @main() { return }
