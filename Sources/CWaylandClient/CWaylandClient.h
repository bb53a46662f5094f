#pragma once

// Only the core: the tables and calls of each protocol are written by WaylandScanner.
#include <wayland-client-core.h>
