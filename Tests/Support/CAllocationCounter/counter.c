#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>

static _Thread_local unsigned long count;

unsigned long tactus_allocation_count(void) {
    return count;
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TACTUS_SANITIZED 1
#endif
#endif

bool tactus_allocations_are_counted(void) {
#ifdef TACTUS_SANITIZED
    return false;
#else
    return true;
#endif
}

#ifndef TACTUS_SANITIZED

// glibc exports its allocator under these names for whoever replaces the common ones.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count += 1;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count += 1;
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    count += 1;
    return __libc_realloc(memory, size);
}

// Swift's runtime comes here for objects that are aligned to 16 bytes.
int posix_memalign(void **memory, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
    count += 1;
    void *place = __libc_memalign(alignment, size);
    if (place == NULL) return ENOMEM;
    *memory = place;
    return 0;
}

void *aligned_alloc(size_t alignment, size_t size) {
    count += 1;
    return __libc_memalign(alignment, size);
}

#endif
