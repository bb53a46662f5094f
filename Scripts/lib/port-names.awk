# Gives properties of a program's classes another name where the toolkit's class has one of that name already: views have
# `cornerRadius`, `name` and `theme`, buttons a `title`. Loaded beside port.awk.

# The names that are taken in the classes of a kind, by the name of UIKit's class.
function taken_names(base,    taken) {
    taken = " name "
    if (base ~ /Controller$|Delegate$|^UIResponder$/) {
        if (base == "UIPageViewController") taken = taken "pageControl panGestureRecognizer interPageSpacing "
        return taken
    }
    if (base ~ /Recognizer$/) return " deadline explanation inputProfile "
    taken = taken "cursor theme cornerRadius cornerRadii borderWidth borderColor backgroundGradient shadow shadowColor " \
        "shadowOpacity shadowOffset shadowRadius maskedCorners zPosition hitOutsets presentedValue animatableValue toolTip "
    if (base == "UIButton") taken = taken "title icon subtitle style role indicator image font titlePadding imagePadding "
    if (base == "UILabel") taken = taken "linkAction styledText "
    if (base == "UITextField") taken = taken "format maximumLength selection traits validationMessage isEditable "
    if (base == "UITextView") taken = taken "placeholder selection traits linkAction pageHeight "
    if (base == "UIImageView") taken = taken "fadeDuration isLoading loadingError "
    if (base ~ /Cell$/) taken = taken "path isMarked "
    return taken
}

# UIKit's class that a class of the file is made of; "" for none.
function base_of(class,    steps) {
    for (steps = 0; (class in supers) && steps < 20; steps++) class = supers[class]
    return class ~ /^UI[A-Z]/ ? class : ""
}

# The class of the file, from this one up, whose property has been given another name; "" for none.
function renaming(class, name,    steps) {
    for (steps = 0; class != "" && steps < 20; steps++) {
        if ((class, name) in renamed) return class
        class = (class in supers) ? supers[class] : ""
    }
    return ""
}

# Notes which properties want another name in all files, and which variables of this one hold objects of their classes.
function find_clashes(    paths, count, i, key, parts) {
    count = all_files(paths)
    for (i = 1; i <= count; i++) find_clashes_in(paths[i])
    for (key in renamed) {
        split(key, parts, SUBSEP)
        if (parts[2] in asked_for) delete renamed[key]
        else wanted[parts[2]] = 1
    }
}

function find_clashes_in(path,    line, text, level, class, start, name, base) {
    level = 0
    class = ""
    in_protocol = 0
    while ((getline line < path) > 0) {
        text = code_of(line)
        if (match(text, /(^|[ \t])protocol[ \t]/)) in_protocol = level + 1
        if (in_protocol && match(text, /var[ \t]+[A-Za-z_]+/)) {
            name = substr(text, RSTART, RLENGTH)
            sub(/^var[ \t]+/, "", name)
            asked_for[name] = 1
        }
        if (match(text, /(^|[ \t])(class|extension)[ \t]+[A-Z][A-Za-z0-9_]*/) && text !~ /class[ \t]+(func|var|let)/) {
            class = substr(text, RSTART, RLENGTH)
            sub(/^.*[ \t]/, "", class)
            start = level
        }
        if (class != "" && level == start + 1 && text !~ /(override|static|class)[ \t]/ && match(text, /(^|[ \t])(var|let)[ \t]+[a-zA-Z_]+/)) {
            name = substr(text, RSTART, RLENGTH)
            sub(/^.*[ \t]/, "", name)
            base = base_of(class)
            if (base != "" && (class in supers) && index(taken_names(base), " " name " ") > 0) {
                renamed[class, name] = "own" toupper(substr(name, 1, 1)) substr(name, 2)
                if (path != file) told[class, name] = 1
            }
        }
        if (path == file && match(text, /(let|var)[ \t]+[a-zA-Z_][A-Za-z0-9_]*[ \t]*(:[ \t]*[A-Z][A-Za-z0-9_]*|=[ \t]*[A-Z][A-Za-z0-9_]*\()/)) {
            name = substr(text, RSTART, RLENGTH)
            sub(/\($/, "", name)
            base = name
            sub(/^.*[ \t:=]/, "", base)
            sub(/^(let|var)[ \t]+/, "", name)
            sub(/[ \t:=].*$/, "", name)
            holds[name] = base
        }
        level += braces(text)
        if (in_protocol && level < in_protocol) in_protocol = 0
        if (class != "" && level <= start && index(text, "}")) class = ""
    }
    close(path)
}

# Notes what the parameters of a function are, on the line that it begins with.
function note_parameters(text,    part, type) {
    if (text !~ /(^|[ \t])(func[ \t]+[A-Za-z_]+|init\??|subscript)(<[^>]*>)?\(/) return
    split("", parameters)
    while (match(text, /[A-Za-z_][A-Za-z0-9_]*[ \t]*:[ \t]*[A-Z][A-Za-z0-9_]*/)) {
        part = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        type = part
        sub(/^.*[ \t:]/, "", type)
        sub(/[ \t]*:.*$/, "", part)
        parameters[part] = type
    }
}

# The line with the new names. `class` is the innermost type that the line stands in, `level` how deep its body lies.
function with_new_names(line, class, level,    name, result, rest, before, after, receiver, owner, word, quotes, copy) {
    note_parameters(line)
    for (name in wanted) {
        # A parameter, or a variable of a function, of that name is meant inside of it.
        if ((name in shadowed) && depth < shadowed[name]) delete shadowed[name]
        if (!(name in shadowed) && depth > level && renaming(class, name) != "") {
            if (line ~ ("(func|init|subscript)[^{]*[(, ]" name "[ \t]*:")) shadowed[name] = depth + 1
            else if (depth > level + 1 && line ~ ("(let|var)[ \t]+" name "([^A-Za-z0-9_]|$)")) shadowed[name] = depth
        }
        result = ""
        rest = line
        while (match(rest, name)) {
            before = substr(rest, 1, RSTART - 1)
            after = substr(rest, RSTART + RLENGTH)
            result = result before
            rest = after
            word = name
            if (result ~ /[A-Za-z0-9_$]$/ || after ~ /^[A-Za-z0-9_]/) { result = result word; continue }
            copy = result
            gsub(/\\"/, "", copy)
            quotes = gsub(/"/, "\"", copy)
            if (quotes % 2 == 1 && copy !~ /\\\([^")]*$/) { result = result word; continue }
            owner = ""
            if (match(result, /[A-Za-z_][A-Za-z0-9_]*[?!]?\.$/)) {
                receiver = substr(result, RSTART, RLENGTH)
                gsub(/[?!.]/, "", receiver)
                if (receiver == "self") owner = renaming(class, name)
                else if (receiver in parameters) owner = renaming(parameters[receiver], name)
                else if (receiver in holds) owner = renaming(holds[receiver], name)
            } else if (result !~ /\.$/) {
                if (depth == level + 1 && result ~ /(let|var)[ \t]+$/) owner = renaming(class, name)
                else if (after !~ /^[ \t]*:([^:]|$)/ && !((name in shadowed) && depth >= shadowed[name] - (line ~ /(func|init)[^{]*\{/ ? 1 : 0)) && depth > level)
                    owner = renaming(class, name)
            }
            if (owner != "") {
                word = renamed[owner, name]
                if (!((owner, name) in told)) { told[owner, name] = 1; note_new_name(name, word, owner) }
            }
            result = result word
        }
        line = result rest
    }
    return line
}

# Tells of a new name, once.
function note_new_name(name, word, owner) {
    printf "%s:%d: note: renamed %s of %s to %s: views and controllers have one here\n", file, NR, name, owner, word > notes
}
