# Makes an article for DocC of a Markdown file of the repository.
#
#   awk -v known=" Architecture Testing … " -f article.awk FILE >ARTICLE
#
# Links to files that are articles too lead there; other local links keep their text alone. Comments are dropped. Where
# the file is the index of the decisions, its lists become topics as well, so that the records are found below it.

FNR == 1 { isIndex = FILENAME ~ /Decisions\/README\.md$/ }

/^[ ]*```/ {
    flush()
    fenced = !fenced
    print
    next
}
fenced { print; next }
/^<!--.*-->$/ { next }
{
    text = text $0 "\n"
    if (!isIndex) next
    if (/^## /) topics = topics "\n### " substr($0, 4) "\n\n"
    else if (/^- / && match($0, /\([0-9]+[^)]*\.md\)/)) {
        record = substr($0, RSTART + 1, RLENGTH - 5)
        if (!listed[record]++) topics = topics "- <doc:" record ">\n"
    }
}

END {
    flush()
    if (isIndex) print "\n@Options {\n    @TopicsVisualStyle(hidden)\n}\n\n## Topics\n" topics
}

# Prints the text so far, with its links changed. A link's text may go over two lines.
function flush(    link, words, target, name, middle) {
    while (match(text, /\[[^][]+\]\([^() ]+\)/)) {
        link = substr(text, RSTART, RLENGTH)
        middle = index(link, "](")
        words = substr(link, 2, middle - 2)
        target = substr(link, middle + 2, length(link) - middle - 2)
        printf "%s", substr(text, 1, RSTART - 1)
        text = substr(text, RSTART + RLENGTH)
        name = target
        sub(/#.*/, "", name)
        if (name ~ /Decisions\/(README\.md)?$/) name = "Decisions"
        else if (name == "README.md" && FILENAME ~ /Decisions/) name = "Decisions"
        sub(/.*\//, "", name)
        sub(/\.md$/, "", name)
        if (target ~ /^https?:/) printf "%s", link
        else if (name != "" && index(known, " " name " ")) printf "[%s](doc:%s)", words, name
        else printf "%s", words
    }
    printf "%s", text
    text = ""
}
