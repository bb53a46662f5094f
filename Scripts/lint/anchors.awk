# Prints the anchor of each heading of a Markdown file, as GitHub forms it for English: lower case, punctuation
# dropped, spaces as hyphens, and a number where a heading comes again.

/^[ ]*```/ { fenced = !fenced; next }
fenced { next }
/^#+ / {
    anchor = tolower($0)
    sub(/^#+ +/, "", anchor)
    sub(/ +#* *$/, "", anchor)
    gsub(/[!-,.\/:-@[-^`{-~\200-\377]/, "", anchor)
    gsub(/ /, "-", anchor)
    print anchor (seen[anchor]++ ? "-" seen[anchor] - 1 : "")
}
