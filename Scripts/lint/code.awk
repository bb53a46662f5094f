# swift_code(line): the line with comments and the text of strings taken out, so that a lint sees code and nothing else.
# Code inside an interpolation stays. Call it for every line in order, and swift_code_begin() where a file begins.

function swift_code_begin() {
    comment_depth = 0  # block comments nest in Swift
    depth = 0          # of strings and interpolations: kind[1...depth], innermost last
}

function swift_code(line,    i, n, out, mark, rest, closing) {
    if (comment_depth == 0 && depth == 0 && line !~ /["\/]/) return line

    out = ""
    n = length(line)
    for (i = 1; i <= n; ) {
        if (comment_depth > 0) {
            mark = substr(line, i, 2)
            if (mark == "/*") { comment_depth++; i += 2 }
            else if (mark == "*/") { comment_depth--; i += 2; if (comment_depth == 0) out = out " " }
            else i++
            continue
        }
        rest = substr(line, i)
        if (depth > 0 && kind[depth] != "(") {
            closing = kind[depth] hashes[depth]
            if (substr(rest, 1, length(closing)) == closing) {
                i += length(closing)
                depth--
                out = out "\""
            } else if (substr(rest, 1, 1 + length(hashes[depth])) == "\\" hashes[depth]) {
                i += 1 + length(hashes[depth])
                if (substr(line, i, 1) == "(") { depth++; kind[depth] = "("; parentheses[depth] = 1; out = out "(" }
                i++
            } else i++
            continue
        }
        mark = substr(line, i, 2)
        if (mark == "//") break
        if (mark == "/*") { comment_depth = 1; i += 2; continue }
        if (match(rest, /^#*"/)) {
            depth++
            hashes[depth] = substr(rest, 1, RLENGTH - 1)
            kind[depth] = substr(rest, RLENGTH, 3) == "\"\"\"" ? "\"\"\"" : "\""
            i += RLENGTH - 1 + length(kind[depth])
            out = out "\""
            continue
        }
        mark = substr(line, i, 1)
        if (depth > 0) {
            if (mark == "(") parentheses[depth]++
            if (mark == ")" && --parentheses[depth] == 0) depth--
        }
        out = out mark
        i++
    }
    # Only a string of three quotes goes on in the next line.
    while (depth > 0 && kind[depth] == "\"") depth--
    return out
}

# Reports a finding the way a compiler does, and remembers that there was one.
function report(text) {
    print FILENAME ":" FNR ": error: " text
    findings++
}
