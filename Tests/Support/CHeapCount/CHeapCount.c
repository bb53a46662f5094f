#include "CHeapCount.h"

#include <malloc.h>

unsigned long tactus_heap_byte_count(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

void tactus_heap_trim(void) { malloc_trim(0); }
