# Holds the links of Markdown files against the files and headings that they point to.
#
#   awk -f links.awk FILE...
#
# Prints `file:line<TAB>path` for each local path that a link names, and `file:line<TAB>path#anchor` where it names a
# heading; Scripts/lint/links looks whether they exist. Fenced code is passed over.

FNR == 1 { fenced = 0 }
/^[ ]*```/ { fenced = !fenced; next }
fenced { next }
{
    line = $0
    gsub(/`[^`]*`/, "", line)
    while (match(line, /\]\([^) ]+\)/)) {
        target = substr(line, RSTART + 2, RLENGTH - 3)
        line = substr(line, RSTART + RLENGTH)
        if (target !~ /^(https?|mailto):/) print FILENAME ":" FNR "\t" target
    }
    if (match(line, / src="[^"]+"/)) print FILENAME ":" FNR "\t" substr(line, RSTART + 6, RLENGTH - 7)
    if (match(line, /^\[[^]]+\]:[ \t]+[^ \t]+/)) {
        target = substr(line, RSTART, RLENGTH)
        sub(/^\[[^]]+\]:[ \t]+/, "", target)
        if (target !~ /^(https?|mailto):/) print FILENAME ":" FNR "\t" target
    }
}
