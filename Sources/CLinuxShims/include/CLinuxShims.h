#pragma once

// What Glibc's module leaves out for Swift. Includes only: no logic lives here.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <fcntl.h>

// What libdispatch offers to run loops of one's own, as CoreFoundation's: the descriptor that becomes readable when
// the main queue has work, and the call that does the work.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
