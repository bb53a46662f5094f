# Shared by the scripts: how they speak, and how they run others within bounds. Source it; it changes into the package.

cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# `swift-backtrace` outlives a crashed process and keeps its pipes open: whoever reads them would wait for ever.
export SWIFT_BACKTRACE=enable=no

# How `Scripts/test` builds. In a folder of its own: warnings as errors is another way of compiling, and would throw away the daily
# build. With the trait that is off by default, so that what is behind it is tested; the demo builds without. Without what a
# debugger wants, which takes time; the index must be, since it tells which tests there are.
strict_package=(--scratch-path .build-strict --traits DBus -debug-info-format none)

# The tests that run by themselves. Programs that run in real time have the machine to themselves, and what starts processes
# lends them every open descriptor for a moment: neither belongs beside the other tests.
program_tests='^(ExampleTests|HeadlessTests|TactusDBusTests|UIKitNamesTests|WaylandTableTests)\.|ExitTests/'

heading() { printf '\n==> %s\n' "$*"; }

# fail MESSAGE: says what is wrong and ends the script.
fail() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# bounded SECONDS COMMAND…: runs the command, and kills it with all that it started when the time is over or the script
# is interrupted. The status is the command's; 137 when it was killed.
bounded() {
    local seconds=$1 status=0
    shift
    # `timeout` makes a process group of its own, so one signal reaches the whole of it, and nothing else.
    # Bash starts what runs in the background deaf to Ctrl-C; `env` undoes that.
    env --default-signal=INT,QUIT timeout -s KILL "$seconds" "$@" &
    running=$!
    wait "$running" || status=$?
    running=
    return $status
}

# swift_build SECONDS ARGUMENT…: runs `swift build` within bounds. SwiftPM 6.3 crashes now and then in a thread of its own, mostly
# when all is built: then it begins once more, and finds what it has made.
swift_build() {
    local seconds=$1 status=0
    shift
    bounded "$seconds" swift build "$@" || status=$?
    ((status > 128 && status != 137)) || return $status
    echo "warning: SwiftPM crashed (status $status); once more" >&2
    bounded "$seconds" swift build "$@"
}

# at_exit COMMAND…: runs the command when the script ends, however it ends; the last one first.
at_exit() { cleanups=("$(printf '%q ' "$@")" ${cleanups[@]+"${cleanups[@]}"}); }

clean_up() {
    local cleanup
    trap '' INT TERM
    [[ -z $running ]] || kill -KILL -- "-$running" 2>/dev/null || true
    for cleanup in ${cleanups[@]+"${cleanups[@]}"}; do eval "$cleanup" || true; done
}

running=
cleanups=()
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# private_runtime_directory: gives this script and its children an XDG_RUNTIME_DIR of their own.
private_runtime_directory() {
    local parent=${TMPDIR:-/tmp}
    [[ -d $parent ]] || parent=/tmp
    XDG_RUNTIME_DIR=$(mktemp -d "$parent/tactus.XXXXXX") # mktemp makes it 0700, as Wayland wants it
    export XDG_RUNTIME_DIR
    at_exit rm -rf "$XDG_RUNTIME_DIR"
}

# need_swift: ends the script where no sufficient Swift is installed.
need_swift() {
    command -v swift >/dev/null ||
        fail "No Swift toolchain found: install Swift 6.2 or newer from https://swift.org/install and put it on the PATH."
    local version
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
    read -r major minor <<<"$version" || true
    ((${major:-0} * 100 + ${minor:-0} >= 602)) ||
        fail "Swift ${major:-?}.${minor:-?} is too old: install Swift 6.2 or newer from https://swift.org/install."
}
