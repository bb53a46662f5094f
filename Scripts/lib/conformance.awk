# Joins the rows of Behaviour.md §9, the first file, with the tests of the other files, and prints Conformance.md. Where
# they do not fit, prints what is wrong instead, and fails.

# What a test has in front of its function: name and comparison.
FNR == 1 { isBehaviour = NR == 1; attribute = "" }

isBehaviour && /^### 9\./ { heading = $0; sub(/^### [0-9.]+ /, "", heading); sub(/ \(.*/, "", heading); next }
isBehaviour && /^\| CF-/ { noteRow(); next }
isBehaviour { next }

/^ *@Test\(/ { attribute = " "; place = FILENAME ":" FNR }
attribute != "" && /^ *(private )?func / { noteTest(); attribute = ""; next }
attribute != "" { line = $0; sub(/^ +/, "", line); attribute = attribute line }

END {
    for (i = 1; i <= rowCount; i++) {
        if (!(rows[i] in sentence)) complain(rowPlace[i], "no test of ConformanceTests is named " rows[i])
    }
    if (findings) exit 1
    writeDocument()
}

function complain(where, what) {
    print where ": error: " what
    findings++
}

function noteRow(   cells, count) {
    count = split($0, cells, / \| /)
    sub(/^\| /, "", cells[1])
    sub(/ \|$/, "", cells[count])
    rows[++rowCount] = cells[1]
    known[cells[1]] = 1
    rowPlace[rowCount] = FILENAME ":" FNR
    group[rowCount] = heading
    question[rowCount] = cells[2]
    rules[rowCount] = cells[count]
    if (count != 5) complain(rowPlace[rowCount], "a row of §9 has five cells, this one " count)
}

function noteTest(   id, name) {
    name = takeLiteral()
    if (name !~ /^CF-[0-9][0-9][0-9]: ./) return complain(place, "a conformance test is named “CF-NNN: the rule”")
    id = substr(name, 1, 6)
    if (!(id in known)) return complain(place, "Behaviour.md has no row " id)
    if (id in sentence) return complain(place, "another test is named " id)
    sentence[id] = substr(name, 9)
    if (attribute ~ /^, *\.likeUIKit\)/) comparison[id] = "same"
    else if (attribute ~ /^, *\.differs\(/) comparison[id] = "differs"
    else if (attribute ~ /^, *\.open\(/) comparison[id] = "open"
    else return complain(place, id " does not say how Tactus compares: .likeUIKit, .differs(…) or .open(…)")
    reason[id] = ""
    if (comparison[id] == "same") return
    while (attribute ~ /"/) reason[id] = reason[id] takeLiteral()
    if (reason[id] == "") complain(place, id " does not say why")
}

# Takes the first literal off the attribute, without its quotation marks.
function takeLiteral(   literal) {
    if (!match(attribute, /"([^"\\]|\\.)*"/)) return ""
    literal = substr(attribute, RSTART + 1, RLENGTH - 2)
    attribute = substr(attribute, RSTART + RLENGTH)
    gsub(/\\"/, "\"", literal)
    return literal
}

function writeDocument(   i, id, counts) {
    for (i = 1; i <= rowCount; i++) counts[comparison[rows[i]]]++
    print "# Conformance"
    print ""
    print "`Scripts/conformance` writes this file: change [Behaviour.md](Behaviour.md) §9 or the names in"
    print "`Tests/ConformanceTests`, then run it."
    print ""
    print "Five public articles on UIKit's event delivery are the questions; each row is one test, which acts as a person"
    print "would, with fingers, keys and time, and compares the whole log. All run under the profile `.uikit`. Of " rowCount
    print "rows Tactus behaves as UIKit does in " counts["same"] + 0 ", differs in " counts["differs"] + 0 ", and in " counts["open"] + 0 " it is not known what UIKit does."
    print ""
    print "## Where Tactus differs from UIKit"
    print ""
    list("differs")
    print ""
    print "## Where it is not known what UIKit does"
    print ""
    print "There the rule is the contract of Tactus, and no claim about UIKit."
    print ""
    list("open")
    for (i = 1; i <= rowCount; i++) {
        if (group[i] != group[i - 1]) {
            print ""
            print "## " group[i]
            print ""
            print "| row | question or claim | what Tactus does | rules | UIKit |"
            print "|---|---|---|---|---|"
        }
        id = rows[i]
        print "| " id " | " question[i] " | " escaped(sentence[id]) " | " rules[i] " | " word[comparison[id]] " |"
    }
}

function list(kind,   i, id) {
    for (i = 1; i <= rowCount; i++) {
        id = rows[i]
        if (comparison[id] == kind) print "- **" id "** " capitalized(sentence[id]) ". " reason[id]
    }
}

function capitalized(text) { return toupper(substr(text, 1, 1)) substr(text, 2) }

function escaped(text) { gsub(/\|/, "\\|", text); return text }

BEGIN { word["same"] = "the same"; word["differs"] = "differs"; word["open"] = "not known" }
