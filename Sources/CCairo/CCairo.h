#pragma once

#include <cairo-svg.h>
#include <cairo.h>
