# Compares what a program said on a real compositor with what it said on the fake one. Source it.

# scaled SCALE NUMBER…: the numbers times the scale, whole.
scaled() { awk -v scale="$1" 'BEGIN { for (i = 2; i < ARGC; i++) printf "%d ", ARGV[i] * scale + 0.5 }' "$@"; }

# origin WIRE X Y WIDTH HEIGHT SCALE: where the window's content is, in points, when the last finger landed at X, Y pixels
# of the screen. The content is what is left of the window's geometry above its lower edge, since all that a program
# draws of its own frame, other than around it, is a title bar. Fails when there was no finger, or another size.
origin() {
    awk -v x="$2" -v y="$3" -v width="$4" -v height="$5" -v scale="$6" '
        match($0, /-> xdg_surface[@#][0-9]+\.set_window_geometry\(/) {
            split(substr($0, RSTART + RLENGTH), g, /[,)] */)
            known = 1
        }
        !/->/ && match($0, /wl_touch[@#][0-9]+\.down\(/) {
            split(substr($0, RSTART + RLENGTH), d, /[,)] */)
            touched = 1
        }
        END {
            if (!touched || known && (g[3] != width || g[4] < height)) exit 1
            left = known ? g[1] : 0
            above = known ? g[2] + g[4] - height : 0
            printf "%.6f %.6f\n", x / scale - (d[5] - left), y / scale - (d[6] - above)
        }' "$1"
}

# is_clean FOLDER DRAGS: fails when the compositor had a reason to complain; other than of a finger's drag, where it refuses them.
is_clean() {
    local line refusal='^$'
    [[ $2 != refused ]] || refusal='wl_data_device[@#][0-9]+(, |: role \()0.*Serial does not correspond to a pointer event'
    if line=$(grep -hE 'wl_display[@#]1\.error|[Pp]rotocol error|[Cc]lient bug|Fatal error' "$1/program.wire" \
        "$1/compositor.log" "$1/headless.log" 2>/dev/null | grep -m 1 -vE "$refusal"); then
        echo "$line"
        return 1
    fi
}

# normal LABEL FILE: the program's words without what compositors are free in.
normal() {
    case $1 in
    dots | five | cancel)
        # Places are told from that of the first finger; who stays where it is has not moved.
        awk '!n++ { x = $3; y = $4 }
            $1 != "moved" || place[$2] != $3 " " $4 { print $1, $2, $3 - x, $4 - y }
            { place[$2] = $3 " " $4 }' "$2" |
            # Who is never told of a cancel may hear of one when the compositor ends.
            sed '${/^cancelled/d}'
        ;;
    gallery)
        # Who puts each finger in a frame of its own changes the order of what happens to different cards, and no more.
        grep -E '^(view|recognizers|gesture|responder)' "$2" |
            awk '{ key = match($0, /card [0-9]/) ? substr($0, RSTART, RLENGTH) : "" } { print key "|" $0 }' |
            sort -s -t '|' -k 1,1 | uniq
        ;;
    # Desktops differ in when they tell of a clipboard, and to whom.
    fullscreen) grep -v '^clipboard: ' "$2" ;;
    # And a kiosk may let a window fill the screen that has not asked for it.
    menus* | popover | keys | clipboard) grep -vE '^(clipboard: |fullscreen$)' "$2" ;;
    # A drag may be over before what was dropped is read, or after.
    drag) grep -vE '^(clipboard: |fullscreen$)' "$2" | sort -s -k 1,1 ;;
    *) uniq "$2" ;;
    esac
}

# expected LABEL FILE CANCELS DRAGS PRIMARY: what it says on the fake compositor, if that cancels, drags and selects as this one
# does.
expected() {
    case $1-$3 in
    drag-*)
        # It ends after a second, or with the connection; the next one goes without the compositor.
        normal "$1" "$2" | if [[ $4 == forgotten || $4 == refused ]]; then
            awk '/^dropped/ && !n++ { next } /^dragged/ && !m++ { $NF = "nothing" } { print }'
        elif [[ $4 == stalled ]]; then
            # The second finger carries what the first began.
            uniq
        else
            cat
        fi
        ;;
    clipboard-*)
        # What is selected is then the program's own affair, or others'.
        normal "$1" "$2" | if [[ $5 == told ]]; then
            sed -e 's/^pasted selected.*/pasted selected 104857600 bytes of application\/octet-stream/'
        elif [[ $5 == no ]]; then
            sed -e 's/^wl-paste: selection.*/wl-paste failed for selection/' \
                -e 's/^pasted selected.*/pasted selected 104857600 bytes of application\/octet-stream/'
        else
            cat
        fi
        ;;
    cancel-nothing) normal "$1" "$2" | sed '/^cancelled/d' ;;
    cancel-ended) normal "$1" "$2" | sed 's/^cancelled/ended/' ;;
    *) normal "$1" "$2" ;;
    esac
}

# compare LABEL REFERENCE OUTPUT FOLDER CANCELS DRAGS PRIMARY: prints the first difference, and fails when there is one.
compare() {
    expected "$1" "$2" "$5" "$6" "$7" >"$4/expected"
    normal "$1" "$3" >"$4/seen"
    diff "$4/expected" "$4/seen" >"$4/difference" && return
    echo "differs: $(grep -m 1 '^[<>]' "$4/difference"), see $4/difference"
    return 1
}
