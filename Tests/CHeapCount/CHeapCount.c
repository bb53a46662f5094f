#include "CHeapCount.h"

#include <malloc.h>

unsigned long tactus_heap_byte_count(void) { return mallinfo2().uordblks; }
