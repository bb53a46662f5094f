# Prints what the search of the reference finds in articles: a list in JSON of title, path and paragraphs.
#
#   awk -v names="Architecture Testing …" -f texts.awk FILE...       one name for each file, in the same order

BEGIN {
    split(names, name, " ")
    printf "["
}

FNR == 1 {
    end_article()
    number++
    title = ""
    fenced = 0
}
/^[ ]*```/ { fenced = !fenced; next }
!title && /^# / { title = substr($0, 3); next }
/^<!--.*-->$/ || /^\|[-| :]*$/ { next }
/^[ \t]*$/ { end_paragraph(); next }
/^\|/ || fenced { end_paragraph() }
/^ *([-*]|[0-9]+\.) / { end_paragraph() }
{ paragraph = paragraph (paragraph == "" ? "" : " ") plain($0) }

END {
    end_article()
    print "\n]"
}

function end_paragraph() {
    if (paragraph == "") return
    texts = texts (texts == "" ? "" : ",") "\n\"" escaped(paragraph) "\""
    paragraph = ""
}

function end_article() {
    if (!number) return
    end_paragraph()
    if (number > 1) printf ","
    printf "\n{\"title\":\"%s\",\"path\":\"/documentation/tactus/%s/\",\"text\":[%s]}", \
        escaped(plain(title)), tolower(name[number]), texts
    texts = ""
}

# A line as one reads it: links are their text, and marks are left out.
function plain(line,    link) {
    while (match(line, /\]\([^() ]*\)/)) line = substr(line, 1, RSTART - 1) substr(line, RSTART + RLENGTH)
    gsub(/[\[`*|]/, "", line)
    gsub(/^[ #-]+|[ \t]+$/, "", line)
    return line
}

function escaped(text) {
    gsub(/\\/, "&&", text)
    gsub(/"/, "\\\\&", text)
    gsub(/\t/, " ", text)
    return text
}
