#pragma once

/// How many bytes the program has asked malloc for and not given back: in the heaps of all threads, and in the large
/// pieces, such as pictures, that have a mapping of their own.
unsigned long tactus_heap_byte_count(void);

/// Gives back to the system what malloc holds and nobody uses: only then does the size of a process tell what it needs.
void tactus_heap_trim(void);
