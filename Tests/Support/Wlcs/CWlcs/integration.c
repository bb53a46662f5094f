#include "CWlcs.h"

// Of libwayland-client, which the suite brings, and libwayland-server. Their headers disagree about
// `struct wl_display`.
int wl_display_get_fd(void *display);
uint32_t wl_proxy_get_id(void *proxy);
int wl_event_loop_get_fd(void *loop);
int wl_event_loop_dispatch(void *loop, int timeout);

int tactus_wlcs_descriptor_of_display(void *display) { return wl_display_get_fd(display); }
uint32_t tactus_wlcs_id_of_proxy(void *proxy) { return wl_proxy_get_id(proxy); }
int tactus_wlcs_descriptor_of_loop(void *loop) { return wl_event_loop_get_fd(loop); }
void tactus_wlcs_dispatch_loop(void *loop) { wl_event_loop_dispatch(loop, 0); }

// Written in Swift.
struct wlcs_server *tactus_wlcs_create_server(int argument_count, const char **arguments);
void tactus_wlcs_destroy_server(struct wlcs_server *server);

/// The symbol that the suite looks for.
const struct {
    uint32_t version;
    struct wlcs_server *(*create_server)(int argument_count, const char **arguments);
    void (*destroy_server)(struct wlcs_server *server);
} wlcs_server_integration = {1, tactus_wlcs_create_server, tactus_wlcs_destroy_server};
