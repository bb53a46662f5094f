/// The long part of `tactus-headless --help`.
enum HelpText {
    static let discussion = """
        The compositor listens on a socket in a private folder, which is the client's XDG_RUNTIME_DIR; the client finds \
        it through WAYLAND_DISPLAY (DISPLAY and WAYLAND_SOCKET are taken away). Time is real; the output refreshes 60 \
        times a second. What the client prints comes straight through.

        PROFILES: --profile NAME makes the compositor behave as a real one does, as far as a client can tell: which \
        globals it offers and in which versions, when it closes a frame of touches and when not, what becomes of a \
        second finger, a cancel, a surface that is destroyed, who draws title bars, where popups go, and more. \
        --list-profiles names them all. Without it everything is on offer, and all is as the protocols suggest: strict.

        Under strict the client's first window is placed at 0,0 and asked to take the output's size; further ones are centred on top \
        of it. --size is logical: with --size 400x300 --scale 2 the client has 400x300 to lay out, scripts use those \
        coordinates, and pictures have 800x600 pixels.

        SCRIPTS have one command a line; # begins a comment; coordinates are logical pixels, times milliseconds:

          down ID X Y                   a finger lands
          motion ID X Y                 it moves
          up ID                         it lifts
          cancel                        all fingers are taken away (wl_touch.cancel)
          frame                         wl_touch.frame, alone
          tap ID X Y [MS]               down, 50 ms or MS, up
          swipe ID X1 Y1 X2 Y2 MS       down, motion at 60 Hz in a straight line, up
          pinch X Y R1 R2 MS            two fingers left and right of X Y, their distance to it from R1 to R2
          pointer X Y                   the pointer moves
          button CODE press|release     a pointer button by its Linux code: 272 or 0x110 is the left one
          click X Y [CODE]              the pointer moves there, a button goes down and up
          axis DX DY                    scrolling with fingers on a touchpad, and its stop
          wait MS                       nothing, for that long
          shot NAME                     a picture, DIR/NAME.png
          client-alive                  fails unless the client still runs
          wait-exit MS                  waits for the client to end; fails when it has not after that long

        Every touch command is followed by a frame unless its line ends in " +". IDs are any 32-bit integers, as they \
        go over the wire; a pinch takes the two lowest from 0 up that the script does not name. What is sent is sent as \
        it is: an unknown up or a second down is no error.

        The script begins when the client's first window shows: at the latest 10 s after the start for a client that \
        does not connect, and 20 s for one that shows nothing. A picture is taken when the client has answered a ping \
        and then committed nothing for three refreshes, or after 500 ms for one that never rests.

        LINT: --lint looks for what no protocol forbids and no good client does: writing to a buffer before it is \
        released, changing pixels without damage, two commits in a frame, empty commits, drawing what nobody sees, \
        leaving objects or files behind, serials that entitle to nothing, floods of requests, objects destroyed in the \
        wrong order. Each finding names the object and the requests that led to it.

        AT THE END of the script a client that still runs is asked to close, gets SIGTERM after 2 s and SIGKILL after \
        5 s. Without a script it runs until it ends by itself. What it leaves in its process group is ended with it.

        EXIT STATUS
          0       the script was played to its end
          n       the client ended before with status n; 128+n when signal n ended it
          1       a picture or the socket could not be made
          2       the command line or the script cannot be understood (the message names the line)
          3       client-alive or wait-exit failed, or --lint found something
          124     --timeout passed
          126/127 the client could not be run / was not found

        EXAMPLES
          tactus-headless -- weston-flower

          for p in $(tactus-headless --list-profiles | cut -d' ' -f1); do
            tactus-headless --profile $p --script taps --shots $p -- ./MyApp || echo "fails on $p"
          done

          printf 'tap 0 60 60\\nshot tapped\\n' | tactus-headless --size 400x300 --script - --shots out -- ./MyApp
        """
}
