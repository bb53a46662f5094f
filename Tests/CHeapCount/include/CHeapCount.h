#pragma once

/// How many bytes the program has asked malloc for and not given back, in all threads' common part of the heap.
unsigned long tactus_heap_byte_count(void);
