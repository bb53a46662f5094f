# Reads the list of known failures, then the floor, then the list of protocols, then the suite's output. Prints a row for each
# group of tests and one for each protocol, and whatever differs from the lists; exits with 1 when something does. `whole` is "yes" when every test was run, `edition` is empty for wlcs 1.5.

FNR == 1 { file++ }

file <= 3 && /^(#|$)/ { next }
# A name that ends with "?" fails mostly, and passes by chance.
file == 1 {
    if (sub(/\?$/, "", $1)) chance[$1] = 1
    known[$1] = 1
    next
}
file == 2 { floors[$1] = $2; next }
file == 3 {
    protocols[++protocolCount] = $1
    split($2, mir, "/")
    mirPassed[$1] = mir[1]
    mirCount[$1] = mir[2]
    for (i = 3; i <= NF; i++) about[$1] = about[$1] " " $i
    next
}

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
    if (result == "OK" && test in chance) lucky[group]++
    else if (result == "OK" && test in known) news[++newsCount] = "is listed as failing, and passes: " test
    seen[test] = 1
}

function row(name, of, end) {
    printf "%-44s %6d %6d %11d%s\n", name, count[of, "OK"], count[of, "FAILED"], count[of, "SKIP"], end
}

# What is offered passes at least as large a part of its tests as with Mir.
function protocolRow(name,    parts, part, i, passed, offered) {
    if (name == "all-tests") {
        row(name, "all", sprintf("   %5d of %d", mirPassed[name], mirCount[name]))
        return
    }
    split(about[name], parts, " ")
    for (i in parts) {
        part = parts[i]
        if (!(part in groups)) news[++newsCount] = "is listed under " name ", and does not exist: " part
        count[name, "OK"] += count[part, "OK"]
        count[name, "FAILED"] += count[part, "FAILED"]
        count[name, "SKIP"] += count[part, "SKIP"]
    }
    row(name, name, sprintf("   %5d of %d", mirPassed[name], mirCount[name]))
    passed = count[name, "OK"]
    offered = passed + count[name, "FAILED"]
    # What Mir passes of a newer suite is not known.
    if (edition == "" && passed * mirCount[name] < mirPassed[name] * offered)
        news[++newsCount] = "passes " passed " of " offered ", a smaller share than Mir: " name
}

# Fewer passes may be a test that the suite skips because a protocol is not offered any more.
function checkFloors(    group, passed) {
    for (group in groups) {
        passed = count[group, "OK"] - lucky[group]
        if (passed > floors[group] + 0) news[++newsCount] = "passes " passed ", and the floor is lower: " group
    }
    for (group in floors) {
        passed = count[group, "OK"] - lucky[group]
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
    for (i = 1; i <= n; i++) row(names[i], names[i], "")
    row("all", "all", "")
    if (whole == "yes") {
        printf "\n%-44s %6s %6s %11s   %s\n", "protocol", "passed", "failed", "not offered", "Mir 2.12"
        for (i = 1; i <= protocolCount; i++) protocolRow(protocols[i])
        checkFloors()
        for (test in known) if (!(test in seen)) news[++newsCount] = "is listed as failing, and does not exist: " test
    }
    for (i = 1; i <= newsCount; i++) print "error: " news[i] > "/dev/stderr"
    exit newsCount > 0
}
