#pragma once

// Only the core: the tables and calls of each protocol are written by WaylandScanner.
#define WL_HIDE_DEPRECATED
#include <wayland-server-core.h>

/// `wl_resource_post_error`, which is variadic, with the message as it is.
static inline void tactus_resource_post_error(struct wl_resource *resource, uint32_t code, const char *message) {
    wl_resource_post_error(resource, code, "%s", message);
}

/// A listener that knows whom it belongs to. The listener comes first, so a pointer to it is a pointer to this.
struct tactus_listener {
    struct wl_listener listener;
    void *owner;
};
