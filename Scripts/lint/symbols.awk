# Holds names that Markdown files write as code against the names that the other files say.
#
#   awk -f code.awk -f symbols.awk foreign FILE… DOCUMENT…

FNR == 1 {
    document = FILENAME ~ /\.md$/
    swift = FILENAME ~ /\.swift$/
    fenced = 0
    if (swift) swift_code_begin()
    if (FILENAME ~ /\.swift$/) {
        base = FILENAME
        sub(/.*\//, "", base)
        learn(base)
    }
}

FILENAME == ARGV[1] {
    sub(/^#.*/, "")
    sub(/^[^:]*:/, "")
    learn($0)
    next
}

!document {
    # What strings say counts, since protocols and variables are named there: so only lines of comments are left out.
    if (swift && swift_code($0) ~ /^[ \t]*$/ && $0 ~ /^[ \t]*(\/|\*)/) next
    learn($0)
    next
}

/^[ ]*```/ { fenced = !fenced; next }
fenced || /^    / { next }
{
    line = $0
    while (match(line, /`[^`]+`/)) {
        quoted = substr(line, RSTART + 1, RLENGTH - 2)
        line = substr(line, RSTART + RLENGTH)
        gsub(/[^A-Za-z0-9_]+/, " ", quoted)
        count = split(quoted, names, " ")
        for (i = 1; i <= count; i++)
            if (names[i] ~ /^[A-Za-z_].*([a-z][A-Z])/ && names[i] !~ /^(UI|NS|CG|CA)[A-Z]/ && !(names[i] in known))
                report("no file says " names[i] "; another's name goes into Scripts/lint/foreign")
    }
}

function learn(text,    count, i, found) {
    gsub(/[^A-Za-z0-9_]+/, " ", text)
    count = split(text, found, " ")
    for (i = 1; i <= count; i++) known[found[i]]
}

END { exit findings > 0 }
