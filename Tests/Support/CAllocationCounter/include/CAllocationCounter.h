#pragma once

#include <stdbool.h>

/// How often this thread has asked for memory so far: calls of malloc, calloc, realloc,
/// posix_memalign and aligned_alloc.
///
/// Only for tests: linking this replaces them for the whole program. Under AddressSanitizer, which replaces
/// them itself, nothing is counted.
unsigned long tactus_allocation_count(void);

/// Whether they are counted in this build.
bool tactus_allocations_are_counted(void);
