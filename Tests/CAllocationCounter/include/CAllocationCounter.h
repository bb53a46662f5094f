#pragma once

#include <stdbool.h>

/// How often this thread has asked for memory so far: calls of malloc, calloc and realloc.
///
/// Only for tests: linking this replaces the three for the whole program. Under AddressSanitizer, which replaces
/// them itself, nothing is counted.
unsigned long tactus_allocation_count(void);

/// Whether they are counted in this build.
bool tactus_allocations_are_counted(void);
