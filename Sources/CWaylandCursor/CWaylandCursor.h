#pragma once

// Its prototypes name types of libwayland-client; the library's own header does not bring them.
#include <wayland-client-core.h>
#include <wayland-cursor.h>
