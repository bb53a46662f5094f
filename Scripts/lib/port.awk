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
        "Measurement Notification PersonNameComponents TimeZone URL URLComponents URLQueryItem UUID"
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
    }
    close(file)
    depth = 0
    depth_of = 0
    skipping = 0
    n = split("" \
        "NotificationCenter UserDefaults DispatchQueue URLSession UIScreen. UIDevice " \
        "UIStoryboard UINib CABasicAnimation CAKeyframeAnimation UIWebView WKWebView CGImage " \
        "Timer. IBOutlet IBAction NSCoder UIHostingController", unknown, " ")
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
    # An attribute on a line of its own goes with what it stands before.
    if (text ~ /^[ \t]*@available\([^)]*\)[ \t]*$/) {
        held = held line "\n"
        next
    }
    printf "%s", held
    held = ""

    if (text ~ /^[ \t]*import[ \t]+(UIKit|Foundation|CoreGraphics|QuartzCore|Darwin)[ \t]*$/) {
        # What follows them is imported once, where the first of them stands.
        if (!imported) {
            print "import UIKitNames"
            for (i = 1; i <= needs; i++) print need[i]
        }
        imported = 1
        next
    }

    gsub(/@objcMembers[ \t]*/, "", line)
    gsub(/@objc(\([^)]*\))?[ \t]*/, "", line)
    if (line ~ /^[ \t]*$/ && $0 !~ /^[ \t]*$/) next

    if (text ~ /func tableView\(.*[ (,]commit [a-zA-Z]+: *UITableViewCell\.EditingStyle/) say("canEditRowAt", line)
    if (text ~ /func tableView\(.*[ (,]moveRowAt [a-zA-Z]+: *IndexPath/) say("canMoveRowAt", line)
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
    if (line ~ /super\.draw\([a-z]+\)/) {
        match(line, /super\.draw\([a-z]+/)
        line = substr(line, 1, RSTART + RLENGTH - 1) ", in: canvas" substr(line, RSTART + RLENGTH)
    }

    if (index(text, "#selector(")) {
        if (text ~ /Timer|NotificationCenter|addObserver|CADisplayLink|UIMenuItem|perform\(|responds\(/)
            left("a selector that is no action: use a closure (schedule(after:), addDisplayLink, a method)")
        else
            line = rewrite_selectors(line)
    }
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
    if (pushes && text ~ /\{[ \t]*$/) {
        match(line, /^[ \t]*/)
        indent = substr(line, 1, RLENGTH) "    "
        print indent "UIGraphicsPushContext(canvas)"
        print indent "defer { UIGraphicsPopContext() }"
        pushes = 0
    }
}
