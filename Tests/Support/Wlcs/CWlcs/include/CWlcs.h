#pragma once

#include <stddef.h>
#include <stdint.h>

// What the Wayland Conformance Suite (wlcs 1.5) loads, in our own declarations: the order and the types of the members
// are its interface, the names are ours. Pointers of libwayland are opaque here.

/// A protocol that the compositor offers, and up to which version.
struct wlcs_extension {
    const char *_Nonnull name;
    uint32_t version;
};

/// All protocols that the compositor offers: tests of others are skipped.
struct wlcs_descriptor {
    uint32_t version;
    size_t count;
    const struct wlcs_extension *_Nonnull extensions;
};

/// A mouse. Coordinates are 24.8 fixed-point numbers in the compositor's space.
struct wlcs_pointer {
    uint32_t version;
    void (*_Nonnull move_absolute)(struct wlcs_pointer *_Nonnull, int32_t x, int32_t y);
    void (*_Nonnull move_relative)(struct wlcs_pointer *_Nonnull, int32_t dx, int32_t dy);
    void (*_Nonnull button_up)(struct wlcs_pointer *_Nonnull, int button);
    void (*_Nonnull button_down)(struct wlcs_pointer *_Nonnull, int button);
    void (*_Nonnull destroy)(struct wlcs_pointer *_Nonnull);
    /// Ours: whom it belongs to.
    void *_Nonnull owner;
};

/// One finger. Coordinates are whole pixels in the compositor's space.
struct wlcs_touch {
    uint32_t version;
    void (*_Nonnull down)(struct wlcs_touch *_Nonnull, int32_t x, int32_t y);
    void (*_Nonnull move)(struct wlcs_touch *_Nonnull, int32_t x, int32_t y);
    void (*_Nonnull up)(struct wlcs_touch *_Nonnull);
    void (*_Nonnull destroy)(struct wlcs_touch *_Nonnull);
    /// Ours: whom it belongs to.
    void *_Nonnull owner;
};

/// A compositor under test.
struct wlcs_server {
    uint32_t version;
    /// Begins to run on a thread of its own; `NULL`, as we run on the suite's.
    void (*_Nullable start)(struct wlcs_server *_Nonnull);
    /// Ends the run.
    void (*_Nonnull stop)(struct wlcs_server *_Nonnull);
    /// Makes a connection, whose descriptor the suite will close.
    int (*_Nonnull create_client_socket)(struct wlcs_server *_Nonnull);
    /// Moves a window, given by the client's own objects: `wl_display` and `wl_surface`.
    void (*_Nonnull position_window)(
        struct wlcs_server *_Nonnull, void *_Nonnull client, void *_Nonnull surface, int x, int y);
    struct wlcs_pointer *_Nullable (*_Nonnull create_pointer)(struct wlcs_server *_Nonnull);
    struct wlcs_touch *_Nullable (*_Nonnull create_touch)(struct wlcs_server *_Nonnull);
    const struct wlcs_descriptor *_Nonnull (*_Nonnull get_descriptor)(const struct wlcs_server *_Nonnull);
    /// Runs here until `stop`; calls of the suite come out of its own event loop, a `wl_event_loop`.
    void (*_Nonnull run)(struct wlcs_server *_Nonnull, void *_Nonnull suite_loop);
    /// Ours: whom it belongs to.
    void *_Nonnull owner;
};

/// What the suite asks of libwayland for us.
int tactus_wlcs_descriptor_of_display(void *_Nonnull display);
uint32_t tactus_wlcs_id_of_proxy(void *_Nonnull proxy);
int tactus_wlcs_descriptor_of_loop(void *_Nonnull loop);
void tactus_wlcs_dispatch_loop(void *_Nonnull loop);
