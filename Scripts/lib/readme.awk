# Prints the table of README.md that says what Tactus is held against. Reads Behaviour.md, Wayland.md, Conformance.md, then
# the floor and the known failures of wlcs. That every rule has a test is what Scripts/lint/rules looks after.

FILENAME ~ /Behaviour\.md$/ {
    if (/^## [0-9]+\. /) section = substr($0, index($0, ". ") + 2)
    else if (/^- \*\*[A-Z]+-[0-9]+\./) { if (!rules[section]++) order[++sections] = section }
}
FILENAME ~ /Wayland\.md$/ {
    if (/^## /) isClient = /^## 1\. /
    if (isClient && /^[0-9]+\. /) clientRules++
    if (/^\| T[0-9]+ \|/) bugs++
    if (/^\| M[0-9]+ \|/) matrix++
}
FILENAME ~ /Conformance\.md$/ && /^\| CF-/ {
    claims++
    verdict[$0 ~ /\| the same \|$/ ? "same" : $0 ~ /\| differs \|$/ ? "differs" : "open"]++
}
FILENAME ~ /floor$/ && /^[A-Z]/ { passing += $2 }
FILENAME ~ /known-failures$/ && /^[A-Z]/ { failing++ }

END {
    print "| What works | held against | outcome |"
    print "|---|---|---|"
    printf "| UIKit's event delivery | [%d claims of five articles](Documentation/Conformance.md) | ", claims
    printf "%d as UIKit does, %d otherwise on purpose, %d not known of UIKit |\n", \
        verdict["same"], verdict["differs"], verdict["open"]
    for (i = 1; i <= sections; i++)
        printf "| %s | [%d rules](Documentation/Behaviour.md) | a test for each |\n", order[i], rules[order[i]]
    printf "| A correct Wayland client | [%d rules](Documentation/Wayland.md) | a test for each |\n", clientRules
    printf "| Touch bugs that others had | [%d bugs](Documentation/Wayland.md) | a test for each |\n", bugs
    printf "| Touch on real compositors' ways | [%d rows](Documentation/Wayland.md), on each profile that differs | all hold |\n", matrix
    printf "| The compositor that tests run on | [wlcs 1.5](Tests/Support/Wlcs/known-failures): %d tests of what it offers | %d pass |\n", \
        passing + failing, passing
}
