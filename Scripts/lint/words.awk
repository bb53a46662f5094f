# Holds code against the rules in the first file (Scripts/lint/forbidden, which tells their form).
#
#   awk -f code.awk -f words.awk forbidden FILE...

FILENAME == ARGV[1] {
    if ($0 ~ /^[ \t]*(#|$)/) next
    if ($0 ~ /^[^ \t]/) {
        rule = ++rules
        title[rule] = substr($1, 1, length($1) - 1)
        for (j = 2; j <= NF; j++) covers[rule] = covers[rule] $j "\n"
        next
    }
    key = $1
    value = $0
    sub(/^[ \t]*[a-z]+[ \t]+/, "", value)
    if (key == "call") calls[rule] = calls[rule] (calls[rule] == "" ? "" : "|") joined(value)
    else if (key == "match") matches[rule] = matches[rule] (matches[rule] == "" ? "" : "|") "(" value ")"
    else if (key == "text") texts[rule] = value
    else if (key == "say") advice[rule] = value
    else if (key == "except" && NF >= 3) exceptions[rule] = exceptions[rule] $2 "\n"
    else report("neither call, match, text, say nor except with a reason")
    next
}

FNR == 1 {
    swift_code_begin()
    active = ""
    for (rule = 1; rule <= rules; rule++)
        if (within(covers[rule]) && !within(exceptions[rule])) active = active " " rule
    count = split(active, numbers, " ")
}

{
    code = swift_code($0)
    for (j = 1; j <= count; j++) {
        rule = numbers[j]
        if ((calls[rule] != "" && calling(code, "(" calls[rule] ")[ ]*\\(")) ||
            (matches[rule] != "" && code ~ matches[rule]) ||
            (texts[rule] != "" && $0 ~ texts[rule]))
            report(advice[rule] " [" title[rule] "]")
    }
}

function joined(words) {
    gsub(/[ \t]+/, "|", words)
    return words
}

# Whether `code` calls a function that matches, rather than a method, or a declaration of the same name.
function calling(code, pattern,    before) {
    while (match(code, "(^|[^A-Za-z0-9_.])" pattern)) {
        before = substr(code, 1, RSTART)
        if (before !~ /(func|case|\.init)[ \t]*$/) return 1
        code = substr(code, RSTART + RLENGTH)
    }
    return 0
}

# Whether the file at hand, or a folder that it is in, is among paths in lines of their own.
function within(list,    paths, total, k) {
    total = split(list, paths, "\n")
    for (k = 1; k <= total; k++)
        if (paths[k] != "" && (FILENAME == paths[k] || index(FILENAME, paths[k] "/") == 1)) return 1
    return 0
}

END { exit findings > 0 }
