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

# Fills an array with the paths of all files that are given, from 1 on, and returns how many they are.
function all_files(paths,    count) {
    count = split(ENVIRON["PORT_FILES"], paths, "\n")
    if (count == 0) paths[count = 1] = file
    return count
}

# Notes what the classes of all files that are given are made of; what stands in < and > is left out.
function find_supers(    paths, count, i, name) {
    count = all_files(paths)
    for (i = 1; i <= count; i++) {
        while ((getline line < paths[i]) > 0) {
            if (!match(line, /class[ \t]+[A-Z][A-Za-z0-9_]*(<[^>]*>)?[ \t]*:[ \t]*[A-Za-z0-9_.]+/)) continue
            name = substr(line, RSTART, RLENGTH)
            sub(/^class[ \t]+/, "", name)
            sub(/<[^>]*>/, "", name)
            supers[substr(name, 1, match(name, /[ \t:]/) - 1)] = substr(name, match(name, /[A-Za-z0-9_.]+$/))
        }
        close(paths[i])
    }
}

# Whether a class of UIKit is a value here: its extensions have no convenience, and no members of a class.
function is_value(type) { return type ~ /^(UIColor|CGColor|UIFont|UIFontDescriptor|UITraitCollection)$/ }

# Takes out what only an extension of a class has.
function rewrite_value_extension(line) {
    sub(/convenience[ \t]+init/, "init", line)
    if (match(line, /^[ \t]*((public|open|internal|private|fileprivate|final)[ \t]+)*class[ \t]+(func|var|let)[ \t]/))
        sub(/class[ \t]+/, "static ", line)
    sub(/^[ \t]*open[ \t]/, "public ", line)
    return line
}

# Notes which names on a line stand for a type that is a view, as in <Content: UIView>.
function note_placeholders(text,    part, name) {
    while (match(text, /[<,][ \t]*[A-Z][A-Za-z0-9_]*[ \t]*:[ \t]*UI[A-Z][A-Za-z]*/)) {
        part = substr(text, RSTART + 1, RLENGTH - 1)
        text = substr(text, RSTART + RLENGTH)
        name = part
        sub(/^[ \t]*/, "", name)
        sub(/[ \t]*:.*/, "", name)
        placeholders[name] = 1
    }
}

# How many brackets of a text are open at its end.
function balance(text,    opened, closed) {
    opened = gsub(/[(\[]/, "&", text)
    closed = gsub(/[])]/, "&", text)
    return opened - closed
}

function left(reason) { printf "%s:%d: %s\n", file, NR, reason > "/dev/stderr" }

# Tells what was taken out.
function note(what) { printf "%s:%d: note: took out %s\n", file, NR, what > notes }

# What a view draws on; a program may have a class of that name.
function canvas_type() { return ("Canvas" in supers) ? "Tactus.Canvas" : "Canvas" }

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
        if (substr(line, 1, start - 1) ~ /(removeTarget|cancelPreviousPerformRequests)\([^()]*$/) {
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
    if (!match(line, /(addTarget|GestureRecognizer|perform)\(/)) { left("give this action the identifier \"" name "\""); return line }
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
        if (code ~ /\.date[^A-Za-z]|\.date$/) says_date = 1
        # Names in a text's \\(…) count too.
        if (line ~ /\\\(/) code = line
        if (code ~ member) used["Locale"] = 1
        gsub(/ as NSCopying/, "", code)
        gsub(/NSObject\.cancelPreviousPerformRequests/, "", code)
        gsub(/withBoundaryIdentifier[ \t]+[A-Za-z_]+:[ \t]*\(?(any )?NSCopying/, "", code)
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
    # What a picker of dates needs, see the end.
    picks_dates = used["UIDatePicker"] && (used["Date"] || used["DateFormatter"] || used["Calendar"] || says_date)
    if (picks_dates) used["Date"] = used["Calendar"] = used["DateComponents"] = 1
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
    advice[named_in_order("preferredSymbolConfiguration =")] = "use UIImage(systemName:withConfiguration:)"
    advice[named_in_order(".shadowImage")] = "give standardAppearance a shadowColor"
    advice[named_in_order("BackIndicatorImage")] = "take it out: the arrow is the theme's"
    advice[named_in_order("UIImageWriteToSavedPhotosAlbum")] = "write image.pngData() to a file"
    advice[named_in_order(".playInputClick")] = "take it out: keys make no sound"
    advice[named_in_order(".strokeWidth:")] = "letters have no outline: draw a path, or set .foregroundColor"
    advice[named_in_order("UIAccessibility.post")] = "take it out: what changes on the screen is told by itself"
    advice[named_in_order("func caretRect(for")] = "a caret cannot be drawn elsewhere; tintColor = .clear hides it"
    advice[named_in_order("edgesForExtendedLayout")] = "lay out by view.safeAreaLayoutGuide: pages lie below their bars"
    own = "what a view is asked to be it is: call a method of your own where you set it"
    advice[named_in_order("override var bounds:")] = "override boundsDidChange(from:)"
    advice[named_in_order("override var frame:")] = "override boundsDidChange(from:)"
    advice[named_in_order("itemsForAddingTo")] = "take it out: a drag has the items that it begins with"
    advice[named_in_order("menuConfigurationFor")] = "a link opens no menu of its own: use primaryActionFor"
    advice[named_in_order(".showsLargeContentViewer")] = "take it out: UILargeContentViewerInteraction shows what a bar has, by its name"
    advice[named_in_order(".largeContent")] = "set accessibilityLabel, which is shown large"
    advice[named_in_order(".scalesLargeContentImage")] = "take it out: a sign is shown large"
    advice[named_in_order(".exclusionPaths")] = "text has one column: lay views out beside it"
    advice[named_in_order("textContainer.lineBreakMode")] = "set the lineBreakMode of a paragraph style"
    advice[named_in_order("override var center:")] = own
    advice[named_in_order("override var transform:")] = own
    advice[named_in_order("override var alpha:")] = own
    advice[named_in_order("override var isHidden:")] = own
    advice[named_in_order("override var backgroundColor:")] = own
    advice[named_in_order("override var clipsToBounds:")] = own
    advice[named_in_order("override var isUserInteractionEnabled:")] = own
    advice[named_in_order("override var tintColor:")] = "override tintColorDidChange()"
    advice[named_in_order("override func setNeedsLayout(")] = own
    advice[named_in_order("override func setNeedsDisplay(")] = own
    advice[named_in_order("override func removeFromSuperview(")] = "override willMove(toSuperview:)"
    advice[named_in_order("override func addSubview(")] = "override didAddSubview(_:)"
    advice[named_in_order(".maximumNumberOfLines")] = "limit the text in shouldChangeTextIn"
    advice[named_in_order(".baselineAdjustment")] = "take it out: a smaller text lies in the middle"
    advice[named_in_order("UIColor(named")] = "write the colour in code, UIColor { traits in … } for light and dark: there are no asset catalogues"
    own_observer = "observe(\\.contentSize), \\.contentOffset, \\.bounds, \\.frame or \\.center of a view, with a closure"
    advice[named_in_order("addObserver(self, forKeyPath")] = own_observer
    advice[named_in_order("removeObserver(self, forKeyPath")] = "take it out: what observe(_:) returned ends it"
    advice[named_in_order("func observeValue(forKeyPath")] = own_observer
    advice[named_in_order("didReceiveMemoryWarningNotification")] = "take it out: a desktop tells of no shortage"
    advice[named_in_order("UIApplicationMain(")] = "write @main before the class of the application's delegate"
    advice[named_in_order(".m34")] = "take it out: layers are flat, and have no perspective"
    advice[named_in_order("UIMotionEffect")] = "take it out: nothing moves with the device"
    advice[named_in_order("UIInterpolatingMotionEffect")] = "take it out: nothing moves with the device"
    advice[named_in_order("UIMenuController")] = "let a UIEditMenuInteraction of the view present its menu"
    kept_object = "a provider is made of a text or a picture; the object goes along as localObject"
    advice[named_in_order("NSItemProviderWriting")] = kept_object
    advice[named_in_order("NSItemProviderReading")] = kept_object
    no_dialog = "a desktop has no dialog for this here: list the files of a folder, or take what is dropped or pasted"
    advice[named_in_order("UIDocumentPickerViewController")] = no_dialog
    advice[named_in_order("UIImagePickerController")] = no_dialog
    advice[named_in_order("PHPickerViewController")] = no_dialog
    advice[named_in_order("UIFontPickerViewController")] = "show a list of the fonts that the program may use"
    advice[named_in_order("MFMailComposeViewController")] = "UIApplication.shared.open(_:) with a mailto address"
    advice[named_in_order("SFSafariViewController")] = "UIApplication.shared.open(_:)"
    advice[named_in_order(".statusBarManager")] = "there is no status bar: view.safeAreaInsets.top says what covers a page"
    advice[named_in_order(".statusBarFrame")] = "there is no status bar: view.safeAreaInsets.top says what covers a page"
    advice[named_in_order(".statusBarOrientation")] = "compare the sides of the window"
    advice[named_in_order("openSettingsURLString")] = "take it out: a program has no page in the settings of a desktop"
    advice[named_in_order("beginBackgroundTask")] = "take it out: a desktop stops no program that nobody sees"
    advice[named_in_order("endBackgroundTask")] = "take it out: a desktop stops no program that nobody sees"
    advice[named_in_order("registerForRemoteNotifications")] = "take it out: nobody sends notifications to a desktop"
    advice[named_in_order("applicationIconBadgeNumber")] = "take it out: an icon of a desktop has no number"
    advice[named_in_order("identifierForVendor")] = "make a UUID, and keep it in a file"
    advice[named_in_order("UIScreen.main.brightness")] = "take it out: how bright a screen is the user says"
    advice[named_in_order("automaticallyAdjustsScrollViewInsets")] = "set contentInsetAdjustmentBehavior of the scroll view: .never for false"
    advice[named_in_order(".accessibilityElements =")] = "accessibilitySortPriority of views says their order"
    advice[named_in_order(".sublayerTransform")] = "take it out: layers are flat, and have no perspective"
    advice[named_in_order("UIVibrancyEffect")] = "put it into the blur without: what lies on one has colours of its own"
    advice[named_in_order("UIView.beginAnimations(")] = "UIView.animate(withDuration:animations:)"
    advice[named_in_order("UIView.commitAnimations(")] = "UIView.animate(withDuration:animations:)"
    advice[named_in_order("UNUserNotificationCenter")] = "see TactusDBus for notifications of the desktop"
}

# Which modules belong to Apple's systems, and what there is instead.
function find_foreign(    names, i, count) {
    count = split("ARKit AVFoundation AVKit Accelerate CloudKit Contacts ContactsUI CoreBluetooth CoreData " \
        "CoreImage CoreLocation CoreML CoreText EventKit GameplayKit HealthKit HomeKit LocalAuthentication MapKit " \
        "MediaPlayer MessageUI Metal MetalKit MultipeerConnectivity OSLog Photos PhotosUI SafariServices SceneKit Speech " \
        "SpriteKit StoreKit SwiftData UserNotifications Vision WebKit WidgetKit os", names, " ")
    for (i = 1; i <= count; i++)
        foreign[names[i]] = "it belongs to Apple’s systems: take it out, with what needs it"
    foreign["Combine"] = "it belongs to Apple’s systems: use closures, notifications, or an AsyncStream"
    foreign["SwiftUI"] = "it belongs to Apple’s systems: make its views as views of this module"
    foreign["CoreMotion"] = "TactusMotion has a MotionManager"
    foreign["GameController"] = "UIKey and presses tell of keys; see ComingFromUIKit for the pointer"
}

# Whether what is left of a line is about something that a desktop decides, or that is as it would be set: the look of a
# status bar, which way the device is held, that a view is drawn anew when its size changes.
function goes(text) {
    if (text ~ /^[ \t]*(self\.)?setContentScrollView\(.*\)[ \t]*$/) return 1
    if (text ~ /^[ \t]*(self\.)?setNeedsStatusBarAppearanceUpdate\(\)[ \t]*$/) return 1
    if (text ~ /^[ \t]*(self\.)?setNeedsUpdateOf(SupportedInterfaceOrientations|HomeIndicatorAutoHidden|ScreenEdgesDeferringSystemGestures)\(\)[ \t]*$/) return 1
    if (text ~ /^[ \t]*(self\.)?contentMode[ \t]*=[ \t]*\.redraw[ \t]*$/) return 1
    # Members that say what is so anyway, or speak of what there is none of: bars of two heights, a share of the screen.
    if (braces(text) == 0 && balance(text) == 0 && match(text, /^[ \t]*[A-Za-z_$][A-Za-z0-9_$.?!()]*[ \t]*=[ \t]*[^= \t]/)) {
        name = substr(text, 1, RLENGTH)
        sub(/[ \t]*=[ \t]*[^= \t]$/, "", name)
        sub(/^.*[.]/, "", name)
        gsub(/[ \t]/, "", name)
        if (name in needless) return 1
    }
    if (text ~ /edgesForExtendedLayout[ \t]*=[ \t]*\.all[ \t]*$/) return 1
    if (text ~ /\.headerTopPadding[ \t]*=[ \t]*0[ \t]*$/) return 1
    if (text ~ /extProperties\.adjustsFontForContentSizeCategory[ \t]*=[ \t]*true[ \t]*$/) return 1
    # Days and months are called as the language of the desktop has it.
    if (text ~ /^[ \t]*[A-Za-z_.]*[pP]icker[?!]?\.locale[ \t]*=/) return 1
    if (text ~ /textContainer\.maximumNumberOfLines[ \t]*=[ \t]*0[ \t]*$/) return 1
    if (text ~ /textContainer\.lineBreakMode[ \t]*=[ \t]*\.byWordWrapping[ \t]*$/) return 1
    if (text ~ /layer\.actions[ \t]*=[ \t]*(\[.*\]|nil)[ \t]*$/) return 1
    if (text ~ /baselineAdjustment[ \t]*=[ \t]*\.(alignCenters|none)[ \t]*$/) return 1
    return text ~ /^[ \t]*[A-Za-z.]*\.isPrefetchingEnabled[ \t]*=[ \t]*(true|false)[ \t]*$/
}

# Rewrites an observer of the bounds, or the frame, of a view's class; a line that goes becomes \001. The lines of one
# that goes over several are known by how deep they are.
function rewrite_size_observer(line, text,    head) {
    head = "override func boundsDidChange(from oldValue: CGRect) {"
    if (!size_observer && text ~ /override[ \t]+(open[ \t]+|public[ \t]+)?var[ \t]+(bounds|frame)[ \t]*:[ \t]*CGRect[ \t]*\{[ \t]*(didSet[ \t]*\{.*\}[ \t]*\}[ \t]*|didSet[ \t]*\{[ \t]*)?$/) {
        match(line, /override[^{]*\{[ \t]*/)
        before = substr(line, 1, RSTART - 1)
        rest = substr(line, RSTART + RLENGTH)
        if (rest ~ /^didSet/) {
            sub(/^didSet[ \t]*\{[ \t]*/, "", rest)
            if (rest ~ /\}[ \t]*\}[ \t]*$/) {
                sub(/\}[ \t]*\}[ \t]*$/, "}", rest)
                return before head " super.boundsDidChange(from: oldValue); " rest
            }
            # The observer began on this line: what closes it goes.
            size_observer = depth + 2
            depth++
        } else {
            size_observer = depth + 2
            waits_for_observer = 1
        }
        return before head "\n" before "    super.boundsDidChange(from: oldValue)"
    }
    if (!size_observer) return line
    if (waits_for_observer) {
        if (text ~ /^[ \t]*didSet[ \t]*\{[ \t]*$/) {
            waits_for_observer = 0
            depth++
            return "\001"
        }
        waits_for_observer = size_observer = 0
        left("override boundsDidChange(from:), which is called with the bounds of before")
        return line
    }
    if (depth == size_observer && braces(text) == -2) {
        # Both end on one line.
        depth--
        size_observer = 0
        sub(/\}[ \t]*\}/, "}", line)
        return line
    }
    if (depth == size_observer && braces(text) == -1) {
        depth--
        size_observer = 0
        return "\001"
    }
    return line
}

# Tells that a statement was taken out.
function note_gone(text) {
    gsub(/^[ \t]+|[ \t;]+$/, "", text)
    note(text ": it is so anyway, or a desktop decides it")
}

# A line of several statements without those that go; nothing when all do.
function without_gone(line,    parts, i, n, kept, result, indent) {
    match(line, /^[ \t]*/)
    indent = substr(line, 1, RLENGTH)
    n = split(line, parts, /;/)
    for (i = 1; i <= n; i++) {
        gsub(/^[ \t]+|[ \t]+$/, "", parts[i])
        if (parts[i] == "") continue
        if (goes(code_of(parts[i]))) note_gone(code_of(parts[i]))
        else result = result (kept++ ? "; " : "") parts[i]
    }
    return kept ? indent result : ""
}

# Whether a line begins a property or a method that is about that, or about what the toolkit decides by itself.
function begins_gone_property(text) {
    if (text ~ /override[ \t]+func[ \t]+didReceiveMemoryWarning\(/) return 1
    if (text ~ /override[ \t]+func[ \t]+invalidationContext\(for(Preferred|Interactively|Ending)/) return 1
    if (text ~ /override[ \t]+var[ \t]+adaptivePresentationStyle[ \t]*:/) return 1
    if (text ~ /override[ \t]+class[ \t]+var[ \t]+layerClass[ \t]*:/) return 1
    if (text ~ /override[ \t]+var[ \t]+shouldPresentInFullscreen[ \t]*:/) return 1
    if (text ~ /func[ \t]+application\(.*supportedInterfaceOrientationsFor[ \t]/) return 1
    if (text ~ /func[ \t]+navigationController(SupportedInterfaceOrientations|PreferredInterfaceOrientationForPresentation)\(/) return 1
    if (text ~ /override[ \t]+var[ \t]+(childForHomeIndicatorAutoHidden|disablesAutomaticKeyboardDismissal)[ \t]*:/) return 1
    return text ~ /override[ \t]+(open[ \t]+)?var[ \t]+(preferredStatusBarStyle|prefersStatusBarHidden|preferredStatusBarUpdateAnimation|childForStatusBarStyle|childForStatusBarHidden|supportedInterfaceOrientations|preferredInterfaceOrientationForPresentation|shouldAutorotate|prefersHomeIndicatorAutoHidden|preferredScreenEdgesDeferringSystemGestures)[ \t]*:/
}

# Whether a class of the file is a view, a controller or a recognizer: these are let go of on the main actor.
function is_of_interface(class,    steps) {
    for (steps = 0; (class in supers) && steps < 20; steps++) class = supers[class]
    return class ~ /^UI[A-Z]/ || class ~ /(Controller|View|Cell|Control|Button|Label|Field|Recognizer|Window)$/
}

# Whether what stands before the member is an appearance, and no bar.
function is_bar_appearance(text) {
    sub(/\.shadowImage.*/, "", text)
    return text !~ /([bB]ar[?!]?|appearance\(\))$/
}

# Lets what stands by itself and makes views belong to the main actor, as they do: helpers with functions that make or
# change views, and functions outside of any type.
function isolate(line, text,    name, start) {
    if (depth != 0 || text ~ /@MainActor|nonisolated/) return line
    if (match(text, /^(public |internal |private |fileprivate |final )*(class|struct|enum)[ \t]+[A-Z][A-Za-z0-9_]*/)) {
        name = substr(text, RSTART, RLENGTH)
        sub(/^.*[ \t]/, "", name)
        return (name in makes_views) ? "@MainActor " line : line
    }
    if (match(text, /^(public |internal |private |fileprivate )*func[ \t]+[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr(text, RSTART, RLENGTH)
        sub(/^.*[ \t]/, "", name)
        return (name in makes_views) ? "@MainActor " line : line
    }
    return line
}

# Notes which types without a superclass of UIKit, and which functions, make or change views.
function find_makers(    line, text, level, owner, is_model, is_type) {
    level = 0
    while ((getline line < file) > 0) {
        text = code_of(line)
        if (level == 0 && match(text, /(^|[ \t])(class|struct|enum|func)[ \t]+[A-Za-z_][A-Za-z0-9_]*/)) {
            owner = substr(text, RSTART, RLENGTH)
            is_type = owner !~ /func[ \t]/
            sub(/^.*[ \t]/, "", owner)
            # Models are compared, kept and sent; what conforms to a protocol of UIKit, or is made of a class of it,
            # belongs to the main actor already.
            is_model = is_type && text ~ /:.*(Hashable|Equatable|Comparable|Codable|Decodable|Encodable|Error|Sendable|String|Int|UI[A-Z]|CA[A-Z])/
            is_model = is_model || (is_type && is_of_interface(owner) && owner in supers && supers[owner] ~ /^UI/)
        }
        # A colour, a picture or a font belongs to nobody.
        gsub(/UI(Color|Image|Font|EdgeInsets|Rect[A-Za-z]*|LayoutPriority|BezierPath|GraphicsImageRenderer)/, "", text)
        if (owner != "" && !is_model && text ~ /(UI[A-Z][A-Za-z]*\(|UI[A-Z][A-Za-z]*\.(animate|transition|appearance|main|shared|general)|NSLayoutConstraint\.|: UI[A-Z][A-Za-z]*(View|Controller|Button|Label|Field|Cell|Bar|Window|Control|Slider|Switch|Item)[ ,)=]|-> UI[A-Z][A-Za-z]*(View|Controller|Button|Label|Field|Cell|Bar|Window|Control|Slider|Switch|Item)|CA[A-Z][A-Za-z]*(Layer|Animation|Transition|Transaction))/)
            makes_views[owner] = 1
        level += braces(text)
        if (level <= 0) { level = 0; if (text ~ /\}/) owner = "" }
    }
    close(file)
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

# The protocol of an action of an Edit menu, by the name of its method; "" for others.
function edit_protocol(name) { return (name in edits) ? edits[name] : "" }

# Whether a line begins the override of such a method, in a class that is no text.
function begins_edit_action(text, class) {
    if (text !~ /override[ \t]+(open[ \t]+|public[ \t]+)?func[ \t]+[A-Za-z]+\(_[^:,]*:[ \t]*Any\?\)/) return ""
    if (base_of(class) ~ /^UI(TextField|TextView|SearchTextField)$/) return ""
    sub(/^.*func[ \t]+/, "", text)
    sub(/\(.*$/, "", text)
    return edit_protocol(text)
}

# Notes which actions of an Edit menu each class performs.
function find_edit_actions(    line, text, class, name, list, i, n) {
    n = split("cut Cutting copy Copying paste Pasting pasteAndMatchStyle PastingAndMatchingStyle select Selecting " \
        "selectAll SelectingAll delete Deleting", list, " ")
    for (i = 1; i < n; i += 2) edits[list[i]] = list[i + 1]
    while ((getline line < file) > 0) {
        text = code_of(line)
        if (match(text, /(^|[ \t])(class|extension)[ \t]+[A-Z][A-Za-z0-9_.]*/) && text !~ /class[ \t]+(func|var|let)/) {
            class = substr(text, RSTART, RLENGTH)
            sub(/^[ \t]*(class|extension)[ \t]+/, "", class)
        }
        name = begins_edit_action(text, class)
        if (name != "" && index(performs[class] ",", " " name ",") == 0) performs[class] = performs[class] ", " name
    }
    close(file)
}

# Rewrites the selectors of such actions, which are keys here, in a line that asks for them or sends them.
function rewrite_edit_selectors(line,    name, start, before) {
    while (match(line, /#selector\(([A-Za-z]+\.)?(cut|copy|paste|pasteAndMatchStyle|select|selectAll|delete)(\(_:\))?\)/)) {
        name = substr(line, RSTART + 10, RLENGTH - 11)
        sub(/\(_:\)$/, "", name)
        sub(/^[A-Za-z]+\./, "", name)
        before = substr(line, 1, RSTART - 1)
        line = before (before ~ /[=!]=[ \t]*$/ ? "." : "ActionKey<any " edits[name] ">.") name substr(line, RSTART + RLENGTH)
    }
    return line
}

# Notes which views draw by the rectangle that they are given, by the line on which their method begins. UIKit gives them
# their bounds, where nobody marks a part: here it is what must be painted anew, which may be less.
function find_drawn(    line, text, number, level, class, start, name, method, body) {
    level = 0
    while ((getline line < file) > 0) {
        number++
        text = code_of(line)
        if (!method && match(text, /(^|[ \t])(class|extension)[ \t]+[A-Z][A-Za-z0-9_]*/) && text !~ /class[ \t]+(func|var|let)/) {
            class = substr(text, RSTART, RLENGTH)
            sub(/^.*[ \t]/, "", class)
        }
        if (text ~ /(^|[^A-Za-z0-9_.])(self\.)?setNeedsDisplay\([^)]/) marks_parts[class] = 1
        if (match(text, /override[ \t]+(open[ \t]+|public[ \t]+)?func[ \t]+draw\(_ [a-zA-Z]+: CGRect\)/)) {
            name = substr(text, RSTART, RLENGTH)
            sub(/^.*draw\(_ /, "", name)
            sub(/:.*$/, "", name)
            method = number
            start = level
            text = substr(text, RSTART + RLENGTH)
        }
        if (method) {
            body = text
            gsub(/super\.draw\([a-zA-Z]+\)/, "", body)
            if (body ~ ("(^|[^A-Za-z0-9_.])" name "([^A-Za-z0-9_:]|$)")) {
                drawn[method] = name
                drawn_class[method] = class
            }
        }
        level += braces(text)
        if (method && level <= start && index(text, "}")) method = 0
    }
    close(file)
    for (number in drawn) if (drawn_class[number] in marks_parts) delete drawn[number]
}

BEGIN {
    # The actions that are removed by their method somewhere in the file.
    while ((getline line < file) > 0)
        while (match(line, /(removeTarget|cancelPreviousPerformRequests)\([^()]*#selector\([^()]*(\([^()]*\))?\)/)) {
            name = substr(line, RSTART, RLENGTH)
            line = substr(line, RSTART + RLENGTH)
            sub(/^.*#selector\(/, "", name)
            sub(/\)$/, "", name)
            gsub(/[ \t]/, "", name)
            removed[bare(name)] = 1
        }
    close(file)
    find_supers()
    # A data source cannot be asked whether it has a method: one that takes rows away, or lets them be moved, says so.
    while ((getline line < file) > 0) {
        if (line ~ /canEditRowAt/) says["canEditRowAt"] = 1
        if (line ~ /canMoveRowAt/) says["canMoveRowAt"] = 1
        if (line ~ /configurationForConnecting/) says["configurationForConnecting"] = 1
        if (line ~ /\.delegateClass[ \t]*=|delegateClass:/) says["delegateClass"] = 1
    }
    close(file)
    find_makers()
    find_edit_actions()
    find_drawn()
    find_clashes()
    depth = 0
    depth_of = 0
    skipping = 0
    n = split("" \
        "UserDefaults URLSession UIStoryboard UINib UIWebView WKWebView " \
        "NSCoder UIHostingController", unknown, " ")
    advise()
    find_foreign()
    split("isPrefetchingEnabled contentsScale tolerance clearsContextBeforeDrawing " \
        "prefersEdgeAttachedInCompactHeight widthFollowsPreferredContentSizeWhenEdgeAttached compactAppearance " \
        "compactScrollEdgeAppearance searchBarStyle cellLayoutMarginsFollowReadableWidth " \
        "remembersLastFocusedIndexPath reorderingCadence estimatedSectionHeaderHeight estimatedSectionFooterHeight " \
        "primaryBackgroundStyle preferredCommitStyle showsTouchWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled " \
        "installsStandardGestureForInteractiveMovement extendedLayoutIncludesOpaqueBars keyboardAppearance " \
        "smartQuotesType smartDashesType smartInsertDeleteType customizableViewControllers isInterruptible " \
        "allowsEdgeAntialiasing drawsAsynchronously backgroundStyle allowsContinuousInteraction passwordRules " \
        "modalPresentationCapturesStatusBarAppearance followsUndockedKeyboard allowsDefaultTighteningForTruncation dragInteractionEnabled " \
        "contentScaleFactor lineBreakStrategy showsExpansionTextWhenTruncated interpolationQuality allowsGroupOpacity " \
        "focusStyle separatorEffect separatorInsetReference insetsContentViewsToSafeArea fillerRowHeight selfSizingInvalidation " \
        "userInteractionEnabledWhileDragging sectionIndexTrackingBackgroundColor reservedLayoutSize " \
        "automaticallyUpdatesConfiguration preferredBehavioralStyle macIdiomStyle shouldBeArchived", names, " ")
    for (i in names) needless[names[i]] = 1
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
        sub(/^.*(var|func)[ \t]+/, "", name)
        sub(/[ \t]*[:(].*$/, "", name)
        if (text ~ /supportedInterfaceOrientationsFor/) name = "application(_:supportedInterfaceOrientationsFor:)"
        if (name == "invalidationContext") note(name ": a layout is asked for all of it")
        else if (name == "adaptivePresentationStyle") note(name ": what stands for it in a narrow window its delegate says")
        else if (name == "didReceiveMemoryWarning") note(name ": a desktop tells of no shortage")
        else if (name == "layerClass") note(name ": its layer is behind all that is inside: layer.backingLayer(_:)")
        else if (name == "shouldPresentInFullscreen") note(name ": shouldRemovePresentersView says what stays behind")
        else note(name ": a desktop decides it")
        skipping = 1
        skip_depth = depth
        entered = 0
        depth += braces(text)
        if (index(text, "{")) entered = 1
        if (entered && depth <= skip_depth) skipping = 0
        next
    }
    # Of several statements on a line only those go that do.
    if (text ~ /;[ \t]*[^ \t]/ && text !~ /\{/ && gsub(/;/, ";", text) == gsub(/;/, ";", line)) {
        line = without_gone(line)
        text = code_of(line)
        if (line == "") next
    } else if (text !~ /;[ \t]*[^ \t]/ && goes(text)) {
        note_gone(text)
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

    if (match(text, /^[ \t]*(@preconcurrency[ \t]+)?import[ \t]+[A-Za-z]+/)) {
        name = substr(text, RSTART, RLENGTH)
        sub(/^.*[ \t]/, "", name)
        if (name in foreign) left("import " name ": " foreign[name])
    }
    if (text ~ /(^|[ \t])class[ \t]+[A-Z][A-Za-z0-9_]*[ \t]*:[ \t]*CA(Layer|ShapeLayer|GradientLayer|TextLayer|TiledLayer|EmitterLayer)([^A-Za-z]|$)/)
        left("a layer has no subclasses here: make this a UIView that draws in draw(_:), and add it as a subview")
    note_placeholders(text)
    for (name in placeholders)
        if (text ~ ("(^|[^A-Za-z0-9_.])" name "\\((\\)|frame:)"))
            left(name "(…) makes an object of a type that nobody knows yet: take a closure that makes it, init(make: () -> " name ")")
    if (depth_of > 0 && is_value(enclosing())) line = rewrite_value_extension(line)
    # A map back that is inferred would be the toolkit's, which there may be none of.
    if (text ~ /(let|var)[ \t]+[a-z][A-Za-z0-9_]*[ \t]*=[^={]*\.inverted\(\)[ \t]*;?[ \t]*$/ && braces(text) == 0) {
        match(line, /(let|var)[ \t]+[a-z][A-Za-z0-9_]*/)
        line = substr(line, 1, RSTART + RLENGTH - 1) ": CGAffineTransform" substr(line, RSTART + RLENGTH)
    }
    # Of what is observed only the name of the property counts.
    while (match(line, /\.observe\(\\[A-Z][A-Za-z0-9_]*\./)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/\\.*/, "\\.", name)
        line = substr(line, 1, RSTART - 1) name substr(line, RSTART + RLENGTH)
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
    # A class that performs actions of an Edit menu conforms to their protocols.
    if (match(text, /(^|[ \t])(class|extension)[ \t]+[A-Z][A-Za-z0-9_.]*/) && text !~ /class[ \t]+(func|var|let)/ && index(line, "{")) {
        name = substr(text, RSTART, RLENGTH)
        sub(/^[ \t]*(class|extension)[ \t]+/, "", name)
        if (performs[name] != "") {
            if (text ~ /(class|extension)[ \t]+[A-Za-z0-9_.]+[ \t]*:/) sub(/[ \t]*\{/, performs[name] " {", line)
            else sub(/[ \t]*\{/, ":" substr(performs[name], 2) " {", line)
            performs[name] = ""
        }
    }
    text = code_of(line)
    line = isolate(line, text)
    # A layer of another class is behind all that is inside.
    while (match(line, /layer as[!?] CA(Gradient|Shape|Emitter)Layer/)) {
        name = substr(line, RSTART, RLENGTH)
        before = name ~ /\?/ ? "?" : ""
        sub(/^layer as[!?] /, "", name)
        line = substr(line, 1, RSTART - 1) "layer.backingLayer(" name ".self)" (before == "" ? "" : " as " name "?") substr(line, RSTART + RLENGTH)
    }
    # Recognizers are made without a target; one is added.
    sub(/override init\(target: Any\?, action: Selector\?\)/, "override init()", line)
    # One that takes more than a target hands it on itself.
    if (depth_of > 0 && line ~ /^[ \t]*((public|internal)[ \t]+)?init\(.*, target: Any\?, action: Selector\?\)/) {
        sub(/init\(/, "init<Target: AnyObject>(", line)
        sub(/target: Any\?, action: Selector\?/, "target: Target, action: @escaping @MainActor (Target) -> @MainActor (" enclosing() ") -> Void", line)
        hands_on_target = 1
    }
    if (hands_on_target && line ~ /super\.init\(target: target, action: action\)/) {
        sub(/super\.init\(target: target, action: action\)/, "super.init(); addTarget(target, action: action)", line)
        hands_on_target = 0
    }
    sub(/super\.init\(target: (target|nil), action: (action|nil)\)/, "super.init()", line)
    gsub(/\(target: nil, action: nil\)/, "()", line)
    # A view that takes keys says nothing of a keyboard: the one of a desktop has all keys.
    if (text ~ /(^|[ \t])(class|extension)[ \t]/ && text ~ /UITextInputTraits/) {
        sub(/,[ \t]*UITextInputTraits/, "", line)
        sub(/:[ \t]*UITextInputTraits[ \t]*,/, ":", line)
        note("UITextInputTraits: keys of a desktop type everything")
        text = code_of(line)
    }
    gsub(/super\.init\(nibName: nil, bundle: nil\)/, "super.init()", line)
    # Texts, fonts and colours are never nil here: what overrides one says so.
    if (depth_of > 0 && base_of(enclosing()) ~ /^UI(Label|TextField|SearchTextField|TextView)$/ && match(line, /override[ \t]+((public|open)[ \t]+)?var[ \t]+(text|placeholder|font|textColor)[ \t]*:[ \t]*(String|UIFont|UIColor)[?!]/))
        line = substr(line, 1, RSTART + RLENGTH - 2) substr(line, RSTART + RLENGTH)
    # A text view makes the place of its lines itself, and a picture's view its place.
    if (depth_of > 0 && base_of(enclosing()) == "UITextView") {
        sub(/override init\(frame: CGRect, textContainer: NSTextContainer\?\)/, "override init(frame: CGRect)", line)
        sub(/, textContainer: (nil|textContainer)\)/, ")", line)
    }
    if (depth_of > 0 && supers[enclosing()] == "UIImageView" && line ~ /(override |super\.)init\(image: /) {
        sub(/override init\(image: UIImage\?\)/, "init(image: UIImage?)", line)
        if (match(line, /super\.init\(image: [A-Za-z_][A-Za-z0-9_.]*\)/)) {
            name = substr(line, RSTART, RLENGTH)
            sub(/super\.init\(image: /, "", name)
            sub(/\)$/, "", name)
            before = substr(line, 1, RSTART - 1)
            rest = substr(line, RSTART + RLENGTH)
            if (name == "nil") line = before "super.init(frame: .zero)" rest
            else {
                sep = before ~ /^[ \t]*$/ ? "\n" before : "; "
                line = before "super.init(frame: .zero)" sep "self.image = " name sep "sizeToFit()" rest
            }
        }
    }
    # A controller's initializer without parameters is its class's own here.
    if (depth_of > 0 && supers[enclosing()] == "UIViewController" && line ~ /^[ \t]*((public|internal|private)[ \t]+)?init\(\)/)
        sub(/init\(\)/, "override init()", line)
    # Buttons that are made by their frame are custom: they have no plate.
    if (depth_of > 0 && base_of(enclosing()) == "UIButton" && supers[enclosing()] == "UIButton" && line ~ /^[ \t]*super\.init\(frame: [^)]*(\([^)]*\))?[^)]*\)[ \t]*$/) {
        match(line, /^[ \t]*/)
        line = line "\n" substr(line, 1, RLENGTH) "setCustomType()"
    }
    while (line !~ /primaryAction:/ && match(line, /(^|[^A-Za-z0-9_.])UIButton\((\)|frame: )/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/UIButton\(\)/, "UIButton(type: .custom)", name)
        sub(/UIButton\(frame: /, "UIButton(type: .custom, frame: ", name)
        line = substr(line, 1, RSTART - 1) name substr(line, RSTART + RLENGTH)
    }
    # Fields begin without a border.
    if (depth_of > 0 && supers[enclosing()] == "UITextField" && line ~ /^[ \t]*super\.init\(frame: [^)]*(\([^)]*\))?[^)]*\)[ \t]*$/) {
        match(line, /^[ \t]*/)
        line = line "\n" substr(line, 1, RLENGTH) "borderStyle = .none"
    }
    while (match(line, /(^|[^A-Za-z0-9_.])UITextField\((\)|frame: )/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/UITextField\(\)/, "UITextField(borderStyle: .none)", name)
        sub(/UITextField\(frame: /, "UITextField(borderStyle: .none, frame: ", name)
        line = substr(line, 1, RSTART - 1) name substr(line, RSTART + RLENGTH)
    }
    gsub(/any UIContentContainer/, "UIContentContainer", line)
    # Layers are laid out by their views.
    sub(/override func layoutSublayers\(of [A-Za-z_]+: CALayer\)/, "override func layoutSubviews()", line)
    sub(/super\.layoutSublayers\(of: [A-Za-z_]+\)/, "super.layoutSubviews()", line)
    # A collection makes its cells by this initializer.
    if (depth_of > 0 && reusable[depth_of]) sub(/override init\(frame: CGRect\)/, "required init(frame: CGRect)", line)
    sub(/var keyCommands: \[UIKeyCommand\]\?/, "var keyCommands: [UIKeyCommand]", line)
    # A key that was pressed is known here.
    if (line ~ /UIPress/) pressed = 1
    if (pressed) {
        gsub(/\.key\?\./, ".key.", line)
        while (match(line, /(guard|if|,) (let|var) [a-z][A-Za-z]* = [a-z][A-Za-z]*\.key([ ,]|$)/)) {
            name = substr(line, RSTART, RLENGTH)
            sub(/= [a-z][A-Za-z]*\.key/, "= Optional(&)", name)
            sub(/= Optional\(= /, "= Optional(", name)
            line = substr(line, 1, RSTART - 1) name substr(line, RSTART + RLENGTH)
        }
    }
    # Who looks at every other size overrides what is called then.
    line = rewrite_size_observer(line, text)
    if (line == "\001") next
    text = code_of(line)
    if (line ~ /func traitCollectionDidChange\(/) sub(/: UITraitCollection\?/, ": UITraitCollection", line)
    # A view draws on a canvas that it is given: it is made current, as UIKit's is, for as long as the body lasts.
    draws = line ~ /override func (draw\(_ [a-zA-Z]+|drawPlaceholder\(in [a-zA-Z]+): CGRect\)/
    if (draws) {
        sub(/: CGRect\)/, ": CGRect, " (line ~ /drawPlaceholder/ ? "on" : "in") " canvas: " canvas_type() ")", line)
        match(line, /canvas: [A-Za-z.]+\)/)
        before = substr(line, 1, RSTART + RLENGTH - 1)
        rest = substr(line, RSTART + RLENGTH)
        if (rest ~ /^[ \t]*\{[ \t]*\}[ \t]*$/) draws = 0
        else if (rest ~ /^[ \t]*\{[ \t]*[^ \t].*\}/) {
            sub(/\{[ \t]*/, "{ UIGraphicsPushContext(canvas); defer { UIGraphicsPopContext() }; " ((NR in drawn) ? "let " drawn[NR] " = bounds; " : ""), rest)
            line = before rest
            draws = 0
        } else {
            pushes = 1
            whole = (NR in drawn) ? drawn[NR] : ""
        }
    }
    if (text ~ /^[ \t]*deinit[ \t]*\{/ && is_of_interface(enclosing())) sub(/deinit/, "isolated deinit", line)
    if (line ~ /super\.draw\([a-zA-Z]+\)/) {
        match(line, /super\.draw\([a-zA-Z]+/)
        line = substr(line, 1, RSTART + RLENGTH - 1) ", in: canvas" substr(line, RSTART + RLENGTH)
    }

    if (length(wanted)) line = with_new_names(line, enclosing(), depth_of > 0 ? levels[depth_of] : depth + 1)
    # What an Edit menu does is a protocol each: who has the method conforms, and is asked by its key.
    if (begins_edit_action(text, enclosing()) != "") sub(/override[ \t]+/, "", line)
    if (line ~ /override[ \t]+(open[ \t]+|public[ \t]+)?func[ \t]+canPerformAction\(_ [A-Za-z]+:[ \t]*Selector,/) {
        sub(/canPerformAction\(_/, "canPerform<P>(_", line)
        sub(/:[ \t]*Selector,/, ": ActionKey<P>,", line)
        asks_actions = depth + 1
    }
    gsub(/super\.canPerformAction\(/, "super.canPerform(", line)
    # What is called later is forgotten by its name.
    sub(/NSObject\.cancelPreviousPerformRequests\(/, "cancelPreviousPerformRequests(", line)
    if (line ~ /cancelPreviousPerformRequests\(/) {
        sub(/,[ \t]*selector:[ \t]*#selector/, ", identifier: #selector", line)
        sub(/,[ \t]*object:[ \t]*[A-Za-z_]+[ \t]*\)/, ")", line)
    }
    if (asks_actions || line ~ /sendAction\(#selector\(/) line = rewrite_edit_selectors(line)
    if (asks_actions && index(line, "#selector(")) {
        left("an action of the program’s own: let a protocol and an ActionKey name it, see ComingFromUIKit")
    } else if (index(line, "#selector(")) {
        if (text ~ /UIMenuItem|perform\(|responds\(/ && text !~ /cancelPreviousPerformRequests|perform\(#selector\(.*afterDelay:/)
            left("a selector that is no action: call the method, or use a closure")
        else
            line = rewrite_selectors(line)
        # A method is no value that is kept: a button is told which one it is.
        if (text ~ /[A-Za-z_][?!]?\.action[ \t]*=[ \t]*#selector\([^()]*(\([^()]*\))?\)[ \t]*$/) {
            sub(/\.action[ \t]*=[ \t]*/, ".setAction(", line)
            sub(/[ \t]*$/, ")", line)
        }
    }
    gsub(/#colorLiteral\(/, "UIColor(", line)
    # The key of an animation is a text; a value in a box is the value.
    while (match(line, /#keyPath\([A-Za-z0-9_.]+\)/)) {
        name = substr(line, RSTART + 9, RLENGTH - 10)
        sub(/^[A-Z][A-Za-z0-9_]*\./, "", name)
        line = substr(line, 1, RSTART - 1) "\"" name "\"" substr(line, RSTART + RLENGTH)
    }
    # Which type has the address of a link is for each delegate to say: as a type of values it is any of them.
    if (line ~ /UITextViewDelegate/ && line !~ /any UITextViewDelegate/ && line !~ /(class|struct|extension|protocol)[ \t]+[A-Z]/) {
        gsub(/UITextViewDelegate[?]/, "(any UITextViewDelegate)?", line)
        if (line !~ /any UITextViewDelegate/) sub(/UITextViewDelegate/, "any UITextViewDelegate", line)
    }
    gsub(/ as NSCopying/, "", line)
    # What a boundary of collisions is called is any value.
    if (match(line, /withBoundaryIdentifier[ \t]+[A-Za-z_]+:[ \t]*\(?(any )?NSCopying\)?/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/\(?(any )?NSCopying\)?/, "AnyHashable", name)
        line = substr(line, 1, RSTART - 1) name substr(line, RSTART + RLENGTH)
    }
    # The outline of a body is the toolkit's value.
    if (match(line, /override (open )?var collisionBoundingPath: UIBezierPath/)) {
        sub(/: UIBezierPath/, ": Path", line)
        if (match(line, /\{[ \t]*[^{}]+\}[ \t]*$/)) {
            name = substr(line, RSTART + 1, RLENGTH)
            sub(/[ \t]*\}[ \t]*$/, "", name)
            sub(/^[ \t]*(return[ \t]+)?/, "", name)
            line = substr(line, 1, RSTART - 1) "{ (" name ").path }"
        } else left("return the path of the UIBezierPath: collisionBoundingPath is a Path")
    }
    # There is no constraint of nothing.
    if (match(line, /var [A-Za-z_][A-Za-z0-9_]*[ ]*=[ ]*NSLayoutConstraint\(\)/)) sub(/[ ]*=[ ]*NSLayoutConstraint\(\)/, ": NSLayoutConstraint!", line)
    gsub(/NSValue\((cgPoint|cgSize|cgVector|caTransform3D|cgAffineTransform):[ ]*/, "(", line)
    # Bars without a picture, or a line, of their own.
    if (text ~ /\.(setBackgroundImage\(UIImage\(\), for: \.default\)|backgroundImage[ \t]*=[ \t]*UIImage\(\))/) {
        sub(/\.(setBackgroundImage\(UIImage\(\), for: \.default\)|backgroundImage[ \t]*=[ \t]*UIImage\(\))/, ".standardAppearance.configureWithTransparentBackground()", line)
        text = code_of(line)
    }
    if (text ~ /\.shadowImage[ \t]*=[ \t]*(UIImage\(\)|nil)/) {
        sub(/\.shadowImage[ \t]*=[ \t]*(UIImage\(\)|nil)/, is_bar_appearance(text) ? ".shadowColor = nil" : ".standardAppearance.shadowColor = nil", line)
        text = code_of(line)
    }
    # Types of touches are themselves.
    while (match(line, /NSNumber\(value:[ \t]*UITouch\.TouchType\.[a-zA-Z]+\.rawValue\)/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/NSNumber\(value:[ \t]*/, "", name)
        sub(/\.rawValue\)/, "", name)
        line = substr(line, 1, RSTART - 1) name substr(line, RSTART + RLENGTH)
    }
    while (match(line, /UITouch\.TouchType\.[a-zA-Z]+\.rawValue as NSNumber/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/\.rawValue as NSNumber/, "", name)
        line = substr(line, 1, RSTART - 1) name substr(line, RSTART + RLENGTH)
    }
    # What is Objective-C's to copy has no zone here, and numbers of controls are Double.
    sub(/override func copy\(with [a-z]+: NSZone\?( = nil)?\)/, "override func copy()", line)
    sub(/super\.copy\(with: [a-z]+\)/, "super.copy()", line)
    if (line ~ /override func thumbRect\(/) sub(/value: Float\)/, "value: Double)", line)
    # A label draws on a canvas that it is given.
    if (line ~ /override func drawText\(in [a-zA-Z]+: CGRect\)/) sub(/: CGRect\)/, ": CGRect, on canvas: " canvas_type() ")", line)
    if (match(line, /super\.draw(Text|Placeholder)\(in: /)) {
        open = 1
        for (i = RSTART + RLENGTH; i <= length(line) && open > 0; i++) {
            c = substr(line, i, 1)
            if (c == "(") open++
            if (c == ")") open--
        }
        if (open == 0) line = substr(line, 1, i - 2) ", on: canvas" substr(line, i - 1)
    }
    line = rewrite_page_row(line)
    gsub(/dimsBackgroundDuringPresentation/, "obscuresBackgroundDuringPresentation", line)
    sub(/CATransaction\.setValue\((kCFBooleanTrue|true)( as [A-Za-z]+)?,[ \t]*forKey:[ \t]*kCATransactionDisableActions\)/, "CATransaction.setDisableActions(true)", line)
    # Timers, links and notifications are those of the module, which has one loop.
    gsub(/(queue:[ \t]*)OperationQueue\.main/, "queue: .main", line)
    if (text ~ /\.setBackgroundImage\(/ && text ~ /for:[ \t]*\.(any|bottom|compact|default|top|topAttached)([^A-Za-z]|$)/)
        left("a bar has no picture behind it: give standardAppearance a colour")
    for (i = 1; i <= advised; i++)
        if (index(text, order[i])) left(order[i] ": " advice[order[i]])
    for (i = 1; i <= n; i++)
        if (index(text, unknown[i])) left(unknown[i] " has no counterpart here by that name: see ComingFromUIKit")

    # Which type the next lines stand in.
    if (match(text, /(^|[ \t])(class|struct|enum|extension|actor)[ \t]+[A-Z][A-Za-z0-9_.]*/) && text !~ /class[ \t]+(func|var|let)/) {
        name = substr(text, RSTART, RLENGTH)
        sub(/^[ \t]*(class|struct|enum|extension|actor)[ \t]+/, "", name)
        pending = name
        is_reusable = text ~ /class[ \t]/ && base_of(pending) ~ /^UICollection(ViewCell|ViewListCell|ReusableView)$/
    }
    before = depth
    depth += braces(text)
    if (asks_actions && depth < asks_actions) asks_actions = 0
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
        if (whole != "") print indent "let " whole " = bounds"
        pushes = 0
    }
}

# A picker's days are the calendar's: Foundation's moments are made of them where the file has such.
END {
    if (!picks_dates) exit
    print ""
    print "extension OptionalForms where Self: UIDatePicker {"
    print "    fileprivate var date: Date {"
    print "        get { moment(of: (self as UIDatePicker).date as CalendarDate, (self as UIDatePicker).time) }"
    print "        set {"
    print "            let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: newValue)"
    print "            (self as UIDatePicker).date = day(of: newValue) as CalendarDate"
    print "            (self as UIDatePicker).time = TimeOfDay(hour: parts.hour ?? 0, minute: parts.minute ?? 0)"
    print "        }"
    print "    }"
    print "    fileprivate var minimumDate: Date? {"
    print "        get { moment(of: (self as UIDatePicker).minimumDate as CalendarDate, TimeOfDay(minuteOfDay: 0)) }"
    print "        set { if let newValue { (self as UIDatePicker).minimumDate = day(of: newValue) as CalendarDate } }"
    print "    }"
    print "    fileprivate var maximumDate: Date? {"
    print "        get { moment(of: (self as UIDatePicker).maximumDate as CalendarDate, TimeOfDay(minuteOfDay: 0)) }"
    print "        set { if let newValue { (self as UIDatePicker).maximumDate = day(of: newValue) as CalendarDate } }"
    print "    }"
    print "    fileprivate func setDate(_ date: Date, animated: Bool) { self.date = date as Date }"
    print "    private func moment(of day: CalendarDate, _ time: TimeOfDay) -> Date {"
    print "        var parts = DateComponents()"
    print "        (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)"
    print "        (parts.hour, parts.minute) = (time.hour, time.minute)"
    print "        return Calendar.current.date(from: parts) ?? Date()"
    print "    }"
    print "    private func day(of date: Date) -> CalendarDate {"
    print "        let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)"
    print "        return CalendarDate(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)"
    print "    }"
    print "}"
}
