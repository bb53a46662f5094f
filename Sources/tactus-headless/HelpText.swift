import FakeCompositor

/// The long part of `tactus-headless --help`.
enum HelpText {
    /// How a fault is written.
    static let faultUsage = "EVENT WHICH EFFECT, as 'wl_callback.done 3- delay 500'"

    static let discussion = """
        The compositor listens on a socket in a private folder, which is the client's XDG_RUNTIME_DIR; the client finds \
        it through WAYLAND_DISPLAY. Time is real, and the outputs refresh 60 times a second, or --refresh. What the client \
        prints comes through.

        SOCKET: --socket PATH listens there instead, so that other programs can connect as well, or find a compositor that was \
        killed and started again. Pictures and scripts go for all of them; the run ends with CLIENT.

        PROFILES: --profile NAME makes the compositor behave as a real one does, as far as a client can tell: which \
        globals it offers and in which versions, when it closes a frame of touches and when not, what becomes of a \
        second finger, a cancel, a surface that is destroyed, who draws title bars, where popups go, and more. \
        --list-profiles names them all. Without it everything is on offer, and all is as the protocols suggest: strict.

        GLOBALS: --globals wl_compositor@4,wl_shm,xdg_wm_base@2 offers these and nothing else, in their newest version \
        or the one named. --globals=-zwp_text_input_manager_v3,+wp_viewporter changes what the profile offers. \
        --list-globals prints what comes of it.

        FAULTS: --fault FAULT lets something go wrong with events on their way to clients. \(faultUsage). WHICH is every, \
        a number (3: the third of its kind on a connection), or a number and a dash (3-: the third and all after it). \
        EFFECT is one of
          drop                it never arrives
          duplicate           it arrives twice
          delay MS            it arrives that much later; others do not wait
          postpone N          it arrives after N of the events that follow it
          replace INDEX WORD  the 32-bit word of its body with that number, counted from 0, is another one
          lose-descriptors    it arrives without its file descriptors
          disconnect          it does not arrive, and the connection ends
          error CODE TEXT     in its stead comes a protocol error
        --fault 'wl_touch.frame every drop' is what cage does. In a script the command fault does the same from its line on, \
        also on a compositor that is restarted. A fault that never happened is told of at the end.

        OUTPUTS: --size is logical: with --size 400x300 --scale 2 the client has 400x300 to lay out, scripts use those \
        coordinates, and pictures have 800x600 pixels. --outputs takes several, each \(OutputList.usage): \
        480x800@2/90,DESK=1920x1080 is a panel that is mounted turned, and a screen named DESK to its right. Transforms \
        are \(OutputTransform.names); sizes and pictures are as the user sees them, \
        upright. An output has at most \(OutputDescription.mostPixels) device pixels, as 8192x8192 has. All refresh \
        together, --refresh times a second. Under strict the client's first window is placed at 0,0 and asked to take the first output's size; \
        further ones are centred on top of it.

        \(scripts)

        TRACES: --record FILE writes all input down as it happens, a line of JSON each; --replay FILE plays such a \
        file. It also plays what others record: what a program prints under WAYLAND_DEBUG=1 (its fingers, pointer and \
        keys, where they were on its surface), libinput debug-events, libinput record and evemu-record. A touch \
        screen's glass is mapped to the space of all outputs. A script given with it is played afterwards. A recording without \
        its last line, a log whose last line is cut, and what is still down at the end are told of.

        VIRTUAL TIME: with --virtual-time the clock that clients see in events, frames and presentation times moves by \
        the script alone: wait 5000 takes no longer than the client needs for 300 frames. Before the clock moves the \
        client has answered what happened until then. While a picture, a text, its rest or its end is waited for, the \
        clock goes on from refresh to refresh, when the client has answered; before the first window shows it stands \
        still. How long such waits, --patience and --timeout may last is in the machine's time. The pause of \
        restart-compositor is in the script's.

        Programs of Tactus go by that clock in all that they do, timers and animations too: TACTUS_VIRTUAL_TIME in their \
        environment asks for it, and the global tactus_virtual_time_v1 tells what it shows. Timers of others keep the \
        machine's. While no client is connected the clock stands still; a program of Tactus that connects again has gone by \
        the machine's meanwhile, so that traces differ from there on.

        The same script gives the same --trace, as long as the client does the same every time; the pings by which it is \
        kept in step are left out of it. Requests that a client sends just before it ends may be lost, and not be in it.

        LINT: --lint looks for what no protocol forbids and no good client does: writing to a buffer before it is \
        released, changing pixels without damage, reporting much more damage than was done, two commits in a frame, \
        empty commits, drawing what nobody sees, leaving objects or files behind, serials that entitle to nothing, floods of requests, objects destroyed in the \
        wrong order. Each finding names the object and the requests that led to it. It also fails a script whose fingers, \
        buttons or keys reach nobody, a fault that never happened, and a trace that is not whole.

        INPUT THAT REACHES NOBODY, because no surface is there, no window has the keyboard, or the client does not use \
        such a device, is told of on standard error with its line and its place, once a line; of a trace the first \
        \(UndeliveredInputReport.mostOfTrace) lines.

        A CLIENT THAT HANGS fails the run: it is asked for a sign of life (xdg_wm_base.ping) before every picture and at \
        the end of the script, and may take 10 s for it, or --patience. With --patience 0 it need not answer: some never send what \
        they have to say before they draw again. Clients that have neither a window nor a popup, but bars alone, are not \
        asked.

        AT THE END of the script a client that still runs is asked to close, gets SIGTERM after 2 s and SIGKILL after \
        5 s. Without a script it runs until it ends by itself. What it leaves in its process group is ended with it, also when we are killed.

        EXIT STATUS
          0       the script was played to its end
          n       the client ended before with status n; 128+n when signal n ended it
          1       a picture, a trace, the private folder or the socket could not be made, or what was printed is not \
        all there
          2       the command line, the script or the trace cannot be understood (the message names the line)
          3       what the script expects is not so; or it was not played to its end, because the client showed no \
        window or ended with status 0 before (where it may end, write wait-exit); or the client did not answer a \
        ping; or --lint found something
          124     --timeout passed: the message says what was waited for; or the script had not come to its end on standard \
        input by then, unless somebody types it
          126/127 the client could not be run / was not found

        ENVIRONMENT
          TMPDIR                  where the private folder is made; /tmp unless set, or if it has more than 70 bytes
          PATH                    where the client is looked for
        For the client XDG_RUNTIME_DIR, WAYLAND_DISPLAY and XDG_SESSION_TYPE are set, and TACTUS_VIRTUAL_TIME with \
        --virtual-time; without it that one, and in any case DISPLAY and WAYLAND_SOCKET, are removed.

        EXAMPLES
          tactus-headless -- weston-flower

          for p in $(tactus-headless --list-profiles | cut -d' ' -f1); do
            tactus-headless --profile $p --script taps --shots $p -- ./MyApp ||
              echo "fails on $p"
          done

          printf 'tap 0 60 60\\nshot tapped\\n' |
            tactus-headless --size 400x300 --script - --shots out -- ./MyApp

          # On the desktop where it goes wrong, and then anywhere:
          WAYLAND_DEBUG=1 ./MyApp 2>bug.log
          tactus-headless --size 800x600 --replay bug.log --lint -- ./MyApp
        """

    /// What `tactus-headless --help script` prints. No line has more than 79 columns: nobody wraps it.
    static let scripts = """
        SCRIPTS have one command a line. Coordinates are logical pixels of the outputs,
        times milliseconds, codes those of linux/input-event-codes.h, decimal or 0x….

          down ID X Y                a finger lands
          motion ID X Y              it moves
          up ID                      it lifts
          cancel                     all fingers are taken away (wl_touch.cancel)
          frame                      wl_touch.frame, alone
          tap ID X Y [MS]            down, 50 ms or MS, up
          swipe ID X1 Y1 X2 Y2 MS    down, motion in a straight line, up
          path ID MS X1 Y1 X2 Y2…    down, at an even speed through all points, up
          pinch X Y R1 R2 MS         two fingers left and right of X Y, their
                                     distance to it from R1 to R2
          rate HZ                    so many samples a second of what moves from
                                     here on; 60 before
          jitter PX [SEED]           fingers that move tremble by up to PX, in the
                                     same way for the same seed

          pointer X Y                the pointer moves
          button CODE press|release  a pointer button: 272 is the left one
          click X Y [CODE]           the pointer moves, a button goes down and up
          axis DX DY                 scrolling with fingers on a touchpad, its stop
          gesture swipe FINGERS DX DY MS [cancelled]
          gesture pinch FINGERS SCALE DEGREES MS [cancelled]
          gesture hold FINGERS MS [cancelled]
                                     on a touchpad, where the pointer is
          key CODE press|release     a key: 30 is A, 28 Return
          type TEXT                  the keys that give the text; "\\n" is Return
          stylus near X Y            a pen comes into reach
          stylus move X Y [PRESSURE] it moves; pressure is 0 to 1
          stylus down [PRESSURE]     it touches
          stylus up                  it lifts
          stylus tilt X Y            it leans, by degrees
          stylus rotate DEGREES      it turns
          stylus hover DISTANCE      it is so far from the glass, 0 to 1
          stylus button CODE press|release
          stylus away                it goes out of reach
          stylus stroke X1 Y1 X2 Y2 MS [PRESSURE]
                                     near, down, motion in a straight line, up,
                                     away

          plug DEVICE                the seat gains a device: pointer, keyboard
                                     or touch
          unplug DEVICE              the seat loses it
          output W H [SCALE]         the first output has another size, and
                                     another scale
          turn-output TRANSFORM [OUTPUT]
                                     somebody turns the first or the named output:
                                     normal, 90, 180, 270, flipped, flipped-90,
                                     flipped-180 or flipped-270
          scale-output SCALE [OUTPUT]
                                     it shows everything in another scale: there is
                                     less room, or more
          mode-output W H [OUTPUT]   it has another mode, in device pixels, which
                                     stays in every scale and turned any way
          plug-output NAME \(OutputText.usage)
                                     an output is plugged in, at the right of all
                                     others unless it says where
          unplug-output NAME         an output is unplugged
          fault EVENT WHICH EFFECT…  something goes wrong from here on: see --fault
          hold-wire [events|requests]
                                     what clients are sent, or send, or both, is on
                                     its way until release-wire
          block-wire [events|requests]
                                     nobody reads it: sockets fill up
          release-wire               everything goes on; so it does at the end
          cut-wire                   all connections end; wait-window behind it waits
                                     for a client that comes again
          restart-compositor [MS]    the compositor is killed, and after MS another
                                     one listens in its place
          wait MS                    nothing, for that long
          wait-text MS REGEX         waits for a line of the client's output in
                                     which REGEX is found (as grep -E reads it, in
                                     the first 4096 bytes), after the line that the
                                     last wait-text found
          wait-idle [MS [QUIET]]     waits until the client rests, which is when it
                                     has committed nothing for three refreshes, and
                                     for QUIET ms; fails when it does not within MS,
                                     or 5000
          wait-change MS NAME [X Y W H]
                                     waits until the first output shows something else
                                     than on the picture NAME of a shot before, in that
                                     part, in its pixels; fails when it does not after
                                     that long
          wait-window MS             waits until a window shows; fails when none
                                     does after that long
          wait-exit MS               waits for the client to end; fails when it
                                     has not after that long
          shot NAME [OUTPUT]         a picture of the first or the named output,
                                     DIR/NAME.png
          expect-pixel X Y #RRGGBB [TOLERANCE]
                                     fails unless the pixel has that colour, no
                                     channel further off than TOLERANCE
          diff NAME FILE [TOLERANCE] a picture as of shot, which must be like
                                     FILE; if not, DIR/NAME-diff.png shows where
          expect-frames-late N       fails unless pictures that came upon fingers since
                                     the last such line were shown at most N refreshes
                                     after the first that could have shown them
          client-alive               fails unless the client still runs

        Every touch command is followed by a frame unless its line ends in " +". IDs
        are any 32-bit integers, as they go over the wire; a pinch takes the two lowest
        from 0 up that the script does not name. What is sent is sent as it is: an
        unknown up or a second down is no error. Quotes hold words together: 'as it
        is', or "with \\" and \\n". A # begins a comment at a line's beginning, and after
        a space when a space follows it.

          # Press Save, type a name, and see that it says so.
          wait-text 5000 '^ready'
          tap 0 93 287
          type "notes.txt\\n"
          wait-text 2000 'saved .*\\.txt'
          wait-idle
          expect-pixel 20 20 #2E8B57 2
          diff saved Expected/saved.png

        The script begins when the client's first window shows. A run fails, with
        status 3, when none has after 20 s, or after 10 s when the client has not even
        connected; and when the client ends before all is played, unless wait-exit says
        that it may.

        Pictures are taken, and pixels and late frames looked at, when the client has
        answered a ping and then committed nothing for three refreshes, or 500 ms after
        its answer for one that never rests. While a wire is held nobody can answer:
        then they show what there is.
        """
}
