# Rewrites one Swift file for Scripts/port: the new text to standard output, what is left to a person to standard error.

# The line without what stands in strings and behind `//`, for counting braces and looking for names.
function code_of(line,    text) {
    text = line
    gsub(/\\"/, "", text)
    gsub(/"[^"]*"/, "\"\"", text)
    sub(/\/\/.*/, "", text)
    return text
}

function braces(text,    opened, closed) {
    opened = gsub(/\{/, "{", text)
    closed = gsub(/\}/, "}", text)
    return opened - closed
}

function left(reason) { printf "%s:%d: %s\n", file, NR, reason > "/dev/stderr" }

# Tells what was taken out.
function note(what) { printf "%s:%d: note: took out %s\n", file, NR, what > notes }

# The innermost type that the line stands in.
function enclosing() { return depth_of > 0 ? types[depth_of] : "" }

# Rewrites each #selector(…) of a line.
function rewrite_selectors(line,    start, open, i, c, name, result, type, known) {
    result = ""
    known = ""
    while ((start = index(line, "#selector(")) > 0) {
        open = 1
        for (i = start + 10; i <= length(line) && open > 0; i++) {
            c = substr(line, i, 1)
            if (c == "(") open++
            if (c == ")") open--
        }
        if (open > 0) {
            left("a #selector that goes over several lines")
            break
        }
        name = substr(line, start + 10, i - start - 11)
        gsub(/[ \t]/, "", name)
        sub(/^(Self|self)\./, "", name)
        type = enclosing()
        if (substr(line, 1, start - 1) ~ /removeTarget\([^()]*$/) {
            # Methods cannot be compared: an action is removed by the name that it is added under.
            result = result substr(line, 1, start - 1) "\"" bare(name) "\""
            line = substr(line, i)
            continue
        }
        if (bare(name) in removed) known = bare(name)
        if (name ~ /^[A-Z][A-Za-z0-9_]*\./) {
            result = result substr(line, 1, start - 1) name
        } else if (type != "") {
            result = result substr(line, 1, start - 1) type "." name
        } else {
            left("a #selector outside of any type: write Type." name)
            result = result substr(line, 1, start - 1) name
        }
        line = substr(line, i)
    }
    return known == "" ? result line : named(result line, known)
}

# The name of a method without its type's.
function bare(name) {
    sub(/^([A-Z][A-Za-z0-9_]*|self)\./, "", name)
    return name
}

# Gives the call on a line that adds an action a name to remove it by.
function named(line, name,    start, open, i, c) {
    if (!match(line, /(addTarget|GestureRecognizer)\(/)) { left("give this action the identifier \"" name "\""); return line }
    open = 1
    for (i = RSTART + RLENGTH; i <= length(line) && open > 0; i++) {
        c = substr(line, i, 1)
        if (c == "(") open++
        if (c == ")") open--
    }
    if (open > 0) { left("give this action the identifier \"" name "\""); return line }
    return substr(line, 1, i - 2) ", identifier: \"" name "\"" substr(line, i - 1)
}

# Which of Foundation's names the file uses: `import Foundation` as a whole would bring a second CGRect, CGFloat and
# IndexPath. Names that UIKitNames has are left out.
function foundation_begin(    kinds, list, k, count, names, j, name, line, code, used, own, previous, member) {
    kinds["struct"] = "Calendar CharacterSet CocoaError Data Date DateComponents DateInterval Decimal Locale " \
        "Measurement PersonNameComponents TimeZone URL URLComponents URLQueryItem UUID"
    kinds["class"] = "Bundle ByteCountFormatter DateComponentsFormatter DateFormatter DateIntervalFormatter Dimension " \
        "FileHandle FileManager ISO8601DateFormatter InputStream JSONDecoder JSONEncoder JSONSerialization " \
        "LengthFormatter MeasurementFormatter NSArray NSCache NSDictionary NSError NSLock NSNull NSNumber NSObject " \
        "NSPredicate NSRegularExpression NSSet NSSortDescriptor NSUUID NumberFormatter Operation OperationQueue " \
        "PersonNameComponentsFormatter ProcessInfo Progress PropertyListDecoder PropertyListEncoder Scanner Thread " \
        "Unit UnitDuration UnitLength UnitMass UnitSpeed UnitTemperature UnitVolume"
    kinds["protocol"] = "CustomNSError LocalizedError NSCopying"
    kinds["enum"] = "ComparisonResult"
    kinds["func"] = "NSLocalizedString NSLog"
    # What Foundation adds to types of the standard library comes with any name of it.
    member = "String\\(format:|\\.components\\(separatedBy|\\.trimmingCharacters|\\.replacingOccurrences|" \
        "\\.capitalized|\\.localizedDescription|\\.caseInsensitiveCompare|\\.localizedCaseInsensitive|" \
        "\\.localizedStandard|\\.data\\(using|\\.addingPercentEncoding|\\.write\\(to|contentsOfFile:|encoding: \\.utf8"
    needs = 0
    imported = 0
    while ((getline line < file) > 0) {
        code = code_of(line)
        if (code ~ /^[ \t]*import[ \t]/) continue
        # Names in a text's \\(…) count too.
        if (line ~ /\\\(/) code = line
        if (code ~ member) used["Locale"] = 1
        while (match(code, /[A-Za-z_][A-Za-z0-9_]*/)) {
            name = substr(code, RSTART, RLENGTH)
            # A member's name is no type's, and a word after `struct` is the program's own type.
            if (substr(code, RSTART - 1, 1) != ".") used[name] = 1
            if (previous ~ /^(struct|class|enum|protocol|typealias|actor)$/) own[name] = 1
            previous = name
            code = substr(code, RSTART + RLENGTH)
        }
    }
    close(file)
    dispatches = used["DispatchQueue"] || used["DispatchWorkItem"] || used["DispatchGroup"] || used["DispatchTime"]
    count = split("struct class protocol enum func", list, " ")
    for (k = 1; k <= count; k++) {
        j = split(kinds[list[k]], names, " ")
        for (i = 1; i <= j; i++)
            if (names[i] in used && !(names[i] in own)) need[++needs] = "import " list[k] " Foundation." names[i]
    }
}

# Prints the method that says of all rows what UIKit concludes from another one being there.
function say(method, line) {
    if (method in says) return
    says[method] = 1
    match(line, /^[ \t]*/)
    printf "%s%sfunc tableView(_ tableView: UITableView, %s indexPath: IndexPath) -> Bool { true }\n\n", \
        substr(line, 1, RLENGTH), line ~ /override/ ? "override " : "", method
}

# Lets the class on a line be final, and gives an application's delegate the method that names the scene's, which a file
# of properties does on a phone.
function finish_delegate(line, text) {
    if (text !~ /(^|[ \t])class[ \t]+[A-Z][A-Za-z0-9_]*[ \t]*:.*(UIApplicationDelegate|UIWindowSceneDelegate)/) return line
    if (text !~ /(^|[ \t])(open|final)[ \t]/) sub(/class[ \t]/, "final class ", line)
    if (text ~ /UIApplicationDelegate/ && scene_delegate != "" && !says["configurationForConnecting"]) names_scene = 1
    return line
}

# Names the class that fills scenes where a configuration is made.
function name_scene_delegate(line,    start, open, i, c) {
    if (!match(line, /UISceneConfiguration\(/)) return line
    if (scene_delegate == "") {
        if (!says["delegateClass"]) left("set the delegateClass of this configuration: there is no Info.plist that names it")
        return line
    }
    start = RSTART + RLENGTH
    open = 1
    for (i = start; i <= length(line) && open > 0; i++) {
        c = substr(line, i, 1)
        if (c == "(") open++
        if (c == ")") open--
    }
    if (open > 0) {
        left("set the delegateClass of this configuration: there is no Info.plist that names it")
        return line
    }
    return substr(line, 1, i - 2) ", delegateClass: " scene_delegate ".self" substr(line, i - 1)
}

# Keeps a name in the order in which they are asked for.
function named_in_order(name) { order[++advised] = name; return name }

# What there is in place of a name that has no counterpart.
function advise() {
    advice[named_in_order("CATransition")] = "animate the view: UIView.transition(with:duration:options:animations:)"
    advice[named_in_order("CAEmitterLayer")] = "draw the particles in draw(_:), for each frame of a CADisplayLink"
    advice[named_in_order("CATextLayer")] = "use a UILabel"
    advice[named_in_order("CAReplicatorLayer")] = "add the views one by one"
    advice[named_in_order("layerClass")] = "a view has no layer of another class: add a CAGradientLayer or CAShapeLayer, or draw in draw(_:)"
    advice[named_in_order(".appearance()")] = "set it on the views, or for all of them in window.theme"
    advice[named_in_order(".appearance(whenContainedIn")] = "set it on the views, or for all of them in window.theme"
    advice[named_in_order("efreshControl.attributedTitle")] = "take it out: the control turns, and says nothing"
    advice[named_in_order("efreshControl?.attributedTitle")] = "take it out: the control turns, and says nothing"
    advice[named_in_order(".showsActivityIndicator")] = "put a UIActivityIndicatorView beside the button"
    advice[named_in_order(".attributedTitle")] = "use title, and baseForegroundColor for its colour"
    advice[named_in_order("adaptivePresentationStyle(for")] = "take it out: a popover goes by the room that there is"
    advice[named_in_order(".setTitleTextAttributes(")] = "use selectedSegmentTintColor, or window.theme"
    advice[named_in_order("preferredSymbolConfiguration")] = "use UIImage(systemName:withConfiguration:)"
    advice[named_in_order(".shadowPath")] = "take it out: the shadow is that of the view"
    advice[named_in_order("prefersEdgeAttachedInCompactHeight")] = "take it out"
    advice[named_in_order("widthFollowsPreferredContentSizeWhenEdgeAttached")] = "take it out"
    advice[named_in_order(".setShadow(")] = "give a view the shadow: layer.shadowOpacity"
    advice[named_in_order("CAMediaTimingFunction")] = "name a curve in the options of UIView.animate, or UICubicTimingParameters"
    advice[named_in_order("hidesBarsOnSwipe")] = "hide the bar where the delegate hears of the scrolling: setNavigationBarHidden(_:animated:)"
    advice[named_in_order("navigationItem.prompt")] = "use navigationItem.subtitle"
    advice[named_in_order("UIImpactFeedbackGenerator")] = "take it out: nothing shakes"
    advice[named_in_order("UISelectionFeedbackGenerator")] = "take it out: nothing shakes"
    advice[named_in_order("UINotificationFeedbackGenerator")] = "take it out: nothing shakes"
    advice[named_in_order("UIDynamicAnimator")] = "move the views for each frame of a CADisplayLink, or animate them with springs"
    advice[named_in_order("UIApplicationMain(")] = "write @main before the class of the application's delegate"
    advice[named_in_order("UIMotionEffect")] = "take it out: nothing moves with the device"
    advice[named_in_order("UIInterpolatingMotionEffect")] = "take it out: nothing moves with the device"
    advice[named_in_order(".completionCurve")] = "take it out: a transition that is let go of goes on by a spring"
    advice[named_in_order(".completionSpeed")] = "take it out: a transition that is let go of goes on by a spring"
    advice[named_in_order(".isTranslucent")] = "take it out: bars let through what is scrolled behind them"
    advice[named_in_order("UNUserNotificationCenter")] = "see TactusDBus for notifications of the desktop"
}

# Whether what is left of a line is about something that a desktop decides, or that is as it would be set: the look of a
# status bar, which way the device is held, that a view is drawn anew when its size changes.
function goes(text) {
    if (text ~ /^[ \t]*(self\.)?setNeedsStatusBarAppearanceUpdate\(\)[ \t]*$/) return 1
    if (text ~ /^[ \t]*(self\.)?setNeedsUpdateOfSupportedInterfaceOrientations\(\)[ \t]*$/) return 1
    if (text ~ /^[ \t]*(self\.)?contentMode[ \t]*=[ \t]*\.redraw[ \t]*$/) return 1
    if (text ~ /^[ \t]*(self\.)?definesPresentationContext[ \t]*=[ \t]*true[ \t]*$/ && !says["currentContext"]) return 1
    return text ~ /^[ \t]*[A-Za-z.]*\.isPrefetchingEnabled[ \t]*=[ \t]*(true|false)[ \t]*$/
}

# Whether a line begins a property that is about that.
function begins_gone_property(text) {
    return text ~ /override[ \t]+(open[ \t]+)?var[ \t]+(preferredStatusBarStyle|prefersStatusBarHidden|preferredStatusBarUpdateAnimation|childForStatusBarStyle|childForStatusBarHidden|supportedInterfaceOrientations|preferredInterfaceOrientationForPresentation|shouldAutorotate|prefersHomeIndicatorAutoHidden)[ \t]*:/
}

# Whether a class of the file is a view, a controller or a recognizer: these are let go of on the main actor.
function is_of_interface(class,    steps) {
    for (steps = 0; (class in supers) && steps < 20; steps++) class = supers[class]
    return class ~ /^UI[A-Z]/ || class ~ /(Controller|View|Cell|Control|Button|Label|Field|Recognizer|Window)$/
}

# Names the parts of the one initializer of rows of pages that a subclass calls.
function rewrite_page_row(line,    start, open, i, c, rest, orientation, spacing) {
    if (!match(line, /super\.init\(transitionStyle:[ \t]*\.(scroll|pageCurl)/)) return line
    if (index(line, ".pageCurl")) {
        left("pages do not curl: write super.init(navigationOrientation:interPageSpacing:)")
        return line
    }
    start = RSTART
    open = 1
    for (i = start + 11; i <= length(line) && open > 0; i++) {
        c = substr(line, i, 1)
        if (c == "(") open++
        if (c == ")") open--
    }
    rest = substr(line, start, i - start)
    if (open > 0 || rest !~ /navigationOrientation:[ \t]*\.?[A-Za-z.]+/ ||
        (rest ~ /options:/ && rest !~ /options:[ \t]*(nil|\[[ \t]*\.interPageSpacing:[ \t]*[0-9.]+[ \t]*\])/)) {
        left("write super.init(navigationOrientation:interPageSpacing:)")
        return line
    }
    match(rest, /navigationOrientation:[ \t]*\.?[A-Za-z.]+/)
    orientation = substr(rest, RSTART, RLENGTH)
    spacing = ""
    if (match(rest, /\.interPageSpacing:[ \t]*[0-9.]+/)) spacing = ", " substr(rest, RSTART + 1, RLENGTH - 1)
    return substr(line, 1, start - 1) "super.init(" orientation spacing ")" substr(line, i)
}

BEGIN {
    # The actions that are removed by their method somewhere in the file.
    while ((getline line < file) > 0)
        while (match(line, /removeTarget\([^()]*#selector\([^()]*(\([^()]*\))?\)/)) {
            name = substr(line, RSTART, RLENGTH)
            line = substr(line, RSTART + RLENGTH)
            sub(/^.*#selector\(/, "", name)
            sub(/\)$/, "", name)
            gsub(/[ \t]/, "", name)
            removed[bare(name)] = 1
        }
    close(file)
    # A data source cannot be asked whether it has a method: one that takes rows away, or lets them be moved, says so.
    while ((getline line < file) > 0) {
        if (line ~ /canEditRowAt/) says["canEditRowAt"] = 1
        if (line ~ /canMoveRowAt/) says["canMoveRowAt"] = 1
        if (line ~ /configurationForConnecting/) says["configurationForConnecting"] = 1
        if (match(line, /class[ \t]+[A-Z][A-Za-z0-9_]*[ \t]*:[ \t]*[A-Za-z0-9_.]+/)) {
            name = substr(line, RSTART, RLENGTH)
            sub(/^class[ \t]+/, "", name)
            supers[substr(name, 1, match(name, /[ \t:]/) - 1)] = substr(name, match(name, /[A-Za-z0-9_.]+$/))
        }
        if (line ~ /[cC]urrentContext/) says["currentContext"] = 1
        if (line ~ /\.delegateClass[ \t]*=|delegateClass:/) says["delegateClass"] = 1
    }
    close(file)
    depth = 0
    depth_of = 0
    skipping = 0
    n = split("" \
        "UserDefaults URLSession UIDevice UIStoryboard UINib UIWebView WKWebView CGImage " \
        "NSCoder UIHostingController", unknown, " ")
    advise()
    foundation_begin()
}

{
    line = $0
    text = code_of(line)

    # Initializers from an archive go, with all that stands in them.
    if (!skipping && text ~ /(^|[ \t])(required|convenience)[ \t]+(required[ \t]+|convenience[ \t]+)?init\?*\(coder/) {
        skipping = 1
        skip_depth = depth
        entered = 0
        held = ""
    }
    if (skipping) {
        depth += braces(text)
        if (index(text, "{")) entered = 1
        if (entered && depth <= skip_depth) skipping = 0
        next
    }
    # What is a desktop's to decide, or is so anyway, goes.
    if (!skipping && begins_gone_property(text)) {
        name = text
        sub(/^.*var[ \t]+/, "", name)
        sub(/[ \t]*:.*$/, "", name)
        note(name ": a desktop decides it")
        skipping = 1
        skip_depth = depth
        entered = 0
        depth += braces(text)
        if (index(text, "{")) entered = 1
        if (entered && depth <= skip_depth) skipping = 0
        next
    }
    if (goes(text)) {
        name = text
        gsub(/^[ \t]+|[ \t]+$/, "", name)
        note(name ": it is so anyway, or a desktop decides it")
        next
    }
    # An attribute on a line of its own goes with what it stands before.
    if (text ~ /^[ \t]*@available\([^)]*\)[ \t]*$/) {
        held = held line "\n"
        next
    }
    printf "%s", held
    held = ""

    if (text ~ /^[ \t]*import[ \t]+(UIKit\.UIGestureRecognizerSubclass|MobileCoreServices|UniformTypeIdentifiers)[ \t]*$/) next
    if (text ~ /^[ \t]*import[ \t]+(UIKit|Foundation|CoreGraphics|QuartzCore|Darwin|Dispatch)[ \t]*$/) {
        # What follows them is imported once, where the first of them stands.
        if (!imported) {
            print "import UIKitNames"
            for (i = 1; i <= needs; i++) print need[i]
            if (dispatches) print "import Dispatch"
        }
        imported = 1
        next
    }

    if (text ~ /@IBOutlet/) left("IBOutlet: make the view in code; nothing sets it")
    gsub(/@IB(Outlet|Action|Inspectable|Designable)[ \t]*/, "", line)
    gsub(/@objcMembers[ \t]*/, "", line)
    gsub(/@objc(\([^)]*\))?[ \t]*/, "", line)
    if (line ~ /^[ \t]*$/ && $0 !~ /^[ \t]*$/) next

    if (text ~ /func tableView\(.*[ (,]commit [a-zA-Z]+: *UITableViewCell\.EditingStyle/) say("canEditRowAt", line)
    if (text ~ /func tableView\(.*[ (,]moveRowAt [a-zA-Z]+: *IndexPath/) say("canMoveRowAt", line)
    sub(/@UIApplicationMain/, "@main", line)
    line = finish_delegate(line, text)
    if (!says["delegateClass"]) line = name_scene_delegate(line)
    text = code_of(line)
    gsub(/super\.init\(nibName: nil, bundle: nil\)/, "super.init()", line)
    # A collection makes its cells by this initializer.
    if (depth_of > 0 && reusable[depth_of]) sub(/override init\(frame: CGRect\)/, "required init(frame: CGRect)", line)
    sub(/var keyCommands: \[UIKeyCommand\]\?/, "var keyCommands: [UIKeyCommand]", line)
    if (line ~ /func traitCollectionDidChange\(/) sub(/: UITraitCollection\?/, ": UITraitCollection", line)
    # A view draws on a canvas that it is given: it is made current, as UIKit's is, for as long as the body lasts.
    draws = line ~ /override func draw\(_ [a-z]+: CGRect\)/
    if (draws) {
        sub(/: CGRect\)/, ": CGRect, in canvas: Canvas)", line)
        if (line ~ /\{[ \t]*\}[ \t]*$/) draws = 0
        else if (line ~ /\{[ \t]*[^ \t].*\}/) {
            sub(/\{[ \t]*/, "{ UIGraphicsPushContext(canvas); defer { UIGraphicsPopContext() }; ", line)
            draws = 0
        } else pushes = 1
    }
    if (match(line, /super\.endTracking\([a-z]+, with: [a-z]+\)/)) {
        name = substr(line, RSTART + 18, RLENGTH - 18)
        sub(/,.*/, "", name)
        line = substr(line, 1, RSTART - 1) "if let " name " { " substr(line, RSTART, RLENGTH) " }" substr(line, RSTART + RLENGTH)
    }
    if (text ~ /^[ \t]*deinit[ \t]*\{/ && is_of_interface(enclosing())) sub(/deinit/, "isolated deinit", line)
    if (line ~ /super\.draw\([a-z]+\)/) {
        match(line, /super\.draw\([a-z]+/)
        line = substr(line, 1, RSTART + RLENGTH - 1) ", in: canvas" substr(line, RSTART + RLENGTH)
    }

    if (index(text, "#selector(")) {
        if (text ~ /UIMenuItem|perform\(|responds\(/)
            left("a selector that is no action: call the method, or use a closure")
        else
            line = rewrite_selectors(line)
    }
    gsub(/#colorLiteral\(/, "UIColor(", line)
    line = rewrite_page_row(line)
    # Timers, links and notifications are those of the module, which has one loop.
    gsub(/(queue:[ \t]*)OperationQueue\.main/, "queue: .main", line)
    for (i = 1; i <= advised; i++)
        if (index(text, order[i])) left(order[i] ": " advice[order[i]])
    for (i = 1; i <= n; i++)
        if (index(text, unknown[i])) left(unknown[i] " has no counterpart here by that name: see ComingFromUIKit")

    # Which type the next lines stand in.
    if (match(text, /(^|[ \t])(class|struct|enum|extension|actor)[ \t]+[A-Z][A-Za-z0-9_.]*/) && text !~ /class[ \t]+(func|var|let)/) {
        name = substr(text, RSTART, RLENGTH)
        sub(/^[ \t]*(class|struct|enum|extension|actor)[ \t]+/, "", name)
        pending = name
        is_reusable = text ~ /:[ \t]*UICollection(ViewCell|ViewListCell|ReusableView)/
    }
    before = depth
    depth += braces(text)
    if (pending != "" && index(text, "{")) {
        if (depth > before) {
            depth_of++
            types[depth_of] = pending
            levels[depth_of] = before
            reusable[depth_of] = is_reusable
        }
        pending = ""
    }
    while (depth_of > 0 && depth <= levels[depth_of]) depth_of--
    print line
    if (names_scene && index(text, "{")) {
        print "    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {"
        print "        UISceneConfiguration(name: nil, sessionRole: session.role, delegateClass: " scene_delegate ".self)"
        print "    }"
        print ""
        names_scene = 0
    }
    if (pushes && text ~ /\{[ \t]*$/) {
        match(line, /^[ \t]*/)
        indent = substr(line, 1, RLENGTH) "    "
        print indent "UIGraphicsPushContext(canvas)"
        print indent "defer { UIGraphicsPopContext() }"
        pushes = 0
    }
}
