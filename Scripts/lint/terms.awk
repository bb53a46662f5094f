# Finds declarations whose names have a word of the first file (Scripts/lint/dialect, which tells its form).
#
#   awk -f code.awk -f terms.awk dialect FILE...
#
# A declaration is a type, a case, or a member that other files see: neither private nor local. Names are taken apart
# where a capital letter begins, so that `placeholder` is not `place`.

FILENAME == ARGV[1] {
    if ($0 ~ /^[ \t]*(#|$)/) next
    if ($1 == "except" && NF >= 3) allowed[$2] = 1
    else if ($0 ~ /^[a-z]+:/ && NF >= 2) {
        word = $1
        sub(/:$/, "", word)
        terms = $0
        sub(/^[a-z]+:[ \t]*/, "", terms)
        instead[word] = terms
    } else report("neither a word with the terms to say instead, nor an exception with a reason")
    next
}

FNR == 1 {
    swift_code_begin()
    nesting = 0
}

{
    code = swift_code($0)
    if (code ~ /^[ \t]*$/) next
    match(code, /^ */)
    indent = RLENGTH
    # `swift format` indents by four: what is not deeper than a type's own line is outside of it.
    while (nesting > 0 && indent <= types[nesting] && code !~ /^[ ]*\{?$/) nesting--
    isMember = indent == (nesting > 0 ? types[nesting] + 4 : 0)
    if (isMember && code !~ /(^|[^a-z])(private|fileprivate) / ) look(code)
    if (isMember && code ~ /(^|[ ])(class|struct|enum|protocol|extension|actor) [A-Z]/ && code !~ /\}[ ]*$/)
        types[++nesting] = indent
}

function look(code,    name, kind, rest, parts, count, i, k, words, names) {
    if (code ~ /(^|[ ])case [a-z]/ && code !~ /:[ ]*$/) {
        rest = code
        sub(/^.*case /, "", rest)
        gsub(/\([^)]*\)/, "", rest)
        names = split(rest, parts, /, */)
        for (i = 1; i <= names; i++) if (match(parts[i], /^`?[A-Za-z0-9_]+/)) judge(substr(parts[i], RSTART, RLENGTH))
        return
    }
    if (!match(code, /(^|[ ])(func|var|let|class|struct|enum|protocol|actor|typealias) `?[A-Za-z_][A-Za-z0-9_]*/)) return
    name = substr(code, RSTART, RLENGTH)
    if (name ~ /(func|var)$/) return
    sub(/^.* /, "", name)
    judge(name)
}

function judge(name,    parted, words, count, i, word) {
    gsub(/`/, "", name)
    if (name in allowed) return
    parted = name
    gsub(/[A-Z]/, " &", parted)
    count = split(tolower(parted), words, " ")
    for (i = 1; i <= count; i++)
        if (words[i] in instead)
            report(name " has \"" words[i] "\" in its name: say " instead[words[i]])
}

END { exit findings > 0 }
