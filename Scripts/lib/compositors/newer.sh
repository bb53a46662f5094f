# Tells generations of compositors apart. Source it.

# newer VERSION COMMAND…: whether the program whose version the command prints is of that version, or newer. One that is not
# there is not.
newer() {
    local wanted=$1 found
    shift
    # Some say their version and fail.
    found=$({ "$@" 2>/dev/null || true; } | grep -m 1 -oE '[0-9]+(\.[0-9]+)+') || return
    [[ $(printf '%s\n' "$wanted" "$found" | sort -V | head -n 1) == "$wanted" ]]
}
