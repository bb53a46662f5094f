# Holds every import against the table in the first file (Scripts/lint/arrows).
#
#   awk -f code.awk -f imports.awk arrows FILE...
#
# A file's module is the folder below Sources, Plugins, Examples, Tests or Tests/Support.

FILENAME == ARGV[1] {
    sub(/#.*/, "")
    if (NF == 0) next
    separator = index($0, "->") ? "->" : ":"
    left = substr($0, 1, index($0, separator) - 1)
    right = substr($0, index($0, separator) + length(separator))
    if (index($0, separator) == 0) { report("neither `module -> modules` nor `rule: modules`"); next }
    gsub(/^[ \t]+|[ \t]+$/, "", left)
    if (separator == "->") known[left] = 1
    count = split(right, names, " ")
    for (j = 1; j <= count; j++) allowed[left, names[j]] = 1
    next
}

FNR == 1 {
    swift_code_begin()
    split(FILENAME, folders, "/")
    group = folders[1] "/*"
    module = group == "Tests/*" && folders[2] == "Support" ? folders[3] : folders[2]
    if (!((module in known) || group == "Examples/*" || group == "Plugins/*"))
        report(module " has no row in Scripts/lint/arrows")
}

{
    code = swift_code($0)
    if (code !~ /import/) next
    count = split(code, statements, ";")
    for (j = 1; j <= count; j++) check(statements[j])
}

function check(statement,    exported, testable, isPublic, name) {
    gsub(/^[ \t]+/, "", statement)
    while (match(statement, /^(@[A-Za-z_]+(\([^)]*\))?|public|package|internal|fileprivate|private)[ \t]+/)) {
        name = substr(statement, 1, RLENGTH)
        if (name ~ /^@_exported/) exported = 1
        if (name ~ /^@testable/) testable = 1
        if (name ~ /^public/) isPublic = 1
        statement = substr(statement, RLENGTH + 1)
    }
    if (!sub(/^import[ \t]+/, "", statement)) return
    sub(/^(struct|class|enum|protocol|typealias|func|let|var|actor)[ \t]+/, "", statement)
    name = statement
    gsub(/`/, "", name)
    sub(/[^A-Za-z0-9_].*/, "", name)

    if (!((module, name) in allowed) && !((group, name) in allowed))
        report(module " may not import " name " (see Documentation/Architecture.md)")
    if ((isPublic || exported) && (("never public", name) in allowed))
        report(name " is an implementation detail: `import " name "`, not `public import`")
    if (exported && !(("may re-export", module) in allowed))
        report(module " may not re-export " name "; the one who uses it imports it")
    if (testable && group != "Tests/*")
        report("@testable import belongs in Tests")
    if (testable && (("never @testable", module) in allowed))
        report(module " sees what is public and nothing else: no @testable import")
}

END { exit findings > 0 }
