# Breaks comments of Swift and C, or the text of Markdown, into lines of at most `columns` characters.
#
#   LC_ALL=C awk -v columns=120 -f code.awk -f rewrap.awk FILE >NEW
#
# A paragraph is broken anew from its first line that is too long, and left alone where no line is. Fenced and indented
# code, tables, headings, MARKs and lines that stand by their columns are printed as they are; so are code and trailing
# comments.

BEGIN { markdown = ARGV[1] ~ /\.md$/ }

FNR == 1 { swift_code_begin() }

{
    inside = depth > 0 || comment_depth > 0
    if (!markdown) swift_code($0)
    if (markdown) receive("", $0)
    else if (!inside && match($0, /^[ \t]*\/\/\/?/) && substr($0, RSTART + RLENGTH, 1) ~ /^( |)$/)
        receive(substr($0, 1, RLENGTH), substr($0, RLENGTH + 1))
    else {
        flush()
        fenced = 0
        item = -1
        print
    }
}

END { flush() }

# Takes one line of text, that stands behind `prefix`.
function receive(prefix, text,    body, lead, hang) {
    if (prefix != currentPrefix) {
        flush()
        fenced = 0
        item = -1
        currentPrefix = prefix
    }
    body = text
    sub(/^ +/, "", body)
    lead = length(text) - length(body)
    if (body ~ /^```/) {
        flush()
        fenced = !fenced
        return verbatim(text)
    }
    if (fenced || body == "") {
        flush()
        if (!fenced) blank = 1
        return verbatim(text)
    }
    # Text after an empty line that is not indented as its list is ends the list.
    if (blank && lead < item) item = -1
    blank = 0
    if (match(body, /^([-*+]|[0-9]+[.)]) +/)) {
        hang = lead + RLENGTH
        if (isCode(lead)) return unbroken(text)
        flush()
        item = hang
        return begin(text, lead, hang)
    }
    if (isVerbatim(body) || isCode(lead)) return unbroken(text)
    if (count > 0 && lead == paragraphHang) return go_on(text)
    # What is indented otherwise than the paragraph before it stands by its columns, unless it begins one.
    if (count > 0) return unbroken(text)
    if (lead > base() && lead != item) return unbroken(text)
    begin(text, lead, lead)
}

# Comments have one space behind their marker.
function base() { return markdown ? 0 : 1 }

# Whether a line that is indented so far is code: by four spaces more than what it belongs to.
function isCode(lead) { return lead >= (item >= 0 ? item : base()) + 4 && count == 0 }

function isVerbatim(body) {
    return body ~ /^(\||#|<|>|\[[^]]+\]: |MARK:|swift-|swiftlint:|---)/ || body ~ /(  |\\)$/
}

function unbroken(text) {
    flush()
    verbatim(text)
}

function verbatim(text) { print currentPrefix text }

function begin(text, lead, hang) {
    paragraphHang = hang
    count = 0
    go_on(text)
}

function go_on(text) { lines[++count] = text }

# Prints the paragraph at hand.
function flush(    i, first) {
    for (first = 1; first <= count; first++)
        if (width(currentPrefix lines[first]) > columns) break
    for (i = 1; i < first && i <= count; i++) print currentPrefix lines[i]
    if (first <= count) fill(first)
    count = 0
}

# Breaks the paragraph from the line `first` on. Where one short word would be left for the last line, the others are
# made narrower, as long as that takes no further line.
function fill(first,    i, text, lead, total, words, made, wanted, narrower) {
    text = lines[first]
    match(text, /^ */)
    lead = RLENGTH
    for (i = first + 1; i <= count; i++) {
        sub(/^ +/, "", lines[i])
        text = text " " lines[i]
    }
    total = tokens(substr(text, lead + 1), words)
    made = break_into(columns, lead, words, total)
    wanted = made
    for (narrower = columns - 8; narrower >= columns - 32; narrower -= 8) {
        if (made == 1 || made > wanted || width(broken[made]) >= shortest()) break
        made = break_into(narrower, lead, words, total)
    }
    if (made > wanted || width(broken[made]) < shortest()) made = break_into(columns, lead, words, total)
    for (i = 1; i <= made; i++) print currentPrefix broken[i]
}

# How wide the last line of a paragraph should be at least.
function shortest() { return paragraphHang + 16 }

# Fills lines of `limit` characters into `broken`, and returns how many.
function break_into(limit, lead, words, total,    n, made) {
    made = 1
    broken[1] = spaces(lead) words[1]
    for (n = 2; n <= total; n++) {
        if (width(currentPrefix broken[made] " " words[n]) <= limit) broken[made] = broken[made] " " words[n]
        else broken[++made] = spaces(paragraphHang) words[n]
    }
    return made
}

# Takes a text apart where it may be broken: not in code between backticks, and not before what would begin a list, a
# heading or a table.
function tokens(text, words,    parts, n, i, total, word, open) {
    n = split(text, parts, / +/)
    total = 0
    open = 0
    for (i = 1; i <= n; i++) {
        word = parts[i]
        if (total > 0 && (open || word ~ /^([-*+#>|]+|[0-9]+[.)])$/ || word ~ /^[#>|]/))
            words[total] = words[total] " " word
        else words[++total] = word
        if (gsub(/`/, "`", word) % 2) open = !open
    }
    if (open) total = split(text, words, / +/)  # a backtick without another
    return total
}

function spaces(n) { return n <= 0 ? "" : sprintf("%" n "s", "") }

# The number of characters: bytes that go on with one do not count.
function width(text) {
    gsub(/[\200-\277]/, "", text)
    return length(text)
}

