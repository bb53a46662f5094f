# Reads the list of known failures, then the floor, then the suite's output. Prints a row for each group of tests, and
# whatever differs from the lists; exits with 1 when something does. `whole` is "yes" when every test was run.

FNR == 1 { file++ }

file <= 2 && /^(#|$)/ { next }
file == 1 { known[$1] = 1; next }
file == 2 { floors[$1] = $2; next }

# "[       OK ] Suite/Class.test/3 (2 ms)"; the summary at the end has no time.
/^\[ +(OK|FAILED|SKIP) +\] .*ms\)/ {
    result = $2
    test = $4
    sub(/,$/, "", test)
    group = test
    sub(/\..*/, "", group)
    sub(/^.*\//, "", group)
    groups[group] = 1
    count[group, result]++
    count["all", result]++
    if (result == "FAILED" && !(test in known)) news[++newsCount] = "fails, and is not listed: " test
    if (result == "OK" && test in known) news[++newsCount] = "is listed as failing, and passes: " test
    seen[test] = 1
}

function row(name, of) {
    printf "%-44s %6d %6d %11d\n", name, count[of, "OK"], count[of, "FAILED"], count[of, "SKIP"]
}

# Fewer passes may be a test that the suite skips because a protocol is not offered any more.
function checkFloors(    group, passed) {
    for (group in groups) {
        passed = count[group, "OK"] + 0
        if (passed > floors[group] + 0) news[++newsCount] = "passes " passed ", and the floor is lower: " group
    }
    for (group in floors) {
        passed = count[group, "OK"] + 0
        if (passed < floors[group]) news[++newsCount] = "passes " passed " of " floors[group] ": " group
    }
}

END {
    printf "%-44s %6s %6s %11s\n", "tests of", "passed", "failed", "not offered"
    n = 0
    for (group in groups) names[++n] = group
    for (i = 2; i <= n; i++)
        for (j = i; j > 1 && names[j] < names[j - 1]; j--) {
            swap = names[j]; names[j] = names[j - 1]; names[j - 1] = swap
        }
    for (i = 1; i <= n; i++) row(names[i], names[i])
    row("all", "all")
    if (whole == "yes") {
        checkFloors()
        for (test in known) if (!(test in seen)) news[++newsCount] = "is listed as failing, and does not exist: " test
    }
    for (i = 1; i <= newsCount; i++) print "error: " news[i] > "/dev/stderr"
    exit newsCount > 0
}
