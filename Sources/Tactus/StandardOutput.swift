// The stream is a variable of the C library, which the compiler takes to be anybody's.
@preconcurrency import Glibc

/// Lets what the program prints be read line by line, also when it goes into a pipe or a file, where the C library
/// would keep it until there are some kilobytes of it.
func printLineByLine() { setvbuf(stdout, nil, _IOLBF, 0) }
