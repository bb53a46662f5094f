# Prints the functions of a program that ran, each with where it is called from first, as two profiles of callgrind tell it.
#
#   awk -v program=NAME -f Scripts/lib/symbol-order.awk FEWER MORE
#
# MORE is of a run in which the same things were done more often than in FEWER. A line is "again FUNCTION" for what ran
# more often for that, "once FUNCTION" for all else. Either kind is in the order of calls: a function, what it calls first,
# what that calls, and so on. In a cold cache that is the order in which code is wanted.

# A name, or the number that stands for it from its second time on; calls of a function from within itself are told apart by
# a quotation mark and a number.
function named(line, names, parts) {
    match(line, /\([0-9]+\)/)
    number = substr(line, RSTART, RLENGTH)
    if (length(line) > RSTART + RLENGTH) {
        name = substr(line, RSTART + RLENGTH + 1)
        sub(/'[0-9]+$/, "", name)
        names[number] = name
    }
    return names[number]
}

FNR == 1 { profile++; delete functions; delete objects; isCall = 0 }
/^c?ob=/ {
    object = named($0, objects)
    if (/^ob=/) isOurs = object ~ ("/" program "$")
    next
}
/^fn=/ { caller = named($0, functions); if (isOurs) ours[caller] = 1; next }
/^cfn=/ { callee = named($0, functions); next }
/^calls=/ { split(substr($1, 7), count, " "); isCall = 1; next }
/^[0-9+*-]/ {
    if (!isCall) {
        cost[profile, caller] += $NF
        if (profile == 2 && !(caller in known)) { known[caller] = 1; all[++total] = caller }
        next
    }
    isCall = 0
    edge = caller SUBSEP callee
    calls[profile, edge] += count[1]
    if (profile == 2 && !(edge in follows)) { follows[edge] = 1; called[caller, ++calledCount[caller]] = callee }
}

function isAgain(name) { return cost[2, name] > cost[1, name] }

# Everything that a function leads to and that was not printed, from the first on.
function follow(first, kind,    stack, depth, name, index_, next_) {
    stack[depth = 1] = first
    while (depth > 0) {
        name = stack[depth--]
        if (name in visited) continue
        visited[name] = 1
        if (name in ours && !(name in printed)) { printed[name] = 1; print kind, name }
        for (index_ = calledCount[name]; index_ > 0; index_--) {
            next_ = called[name, index_]
            if (next_ in visited || kind == "again" && !(isAgain(next_) && calls[2, name, next_] > calls[1, name, next_])) continue
            stack[++depth] = next_
        }
    }
}

END {
    # What goes on in turns is not called anew: those who call most come first.
    for (i = 1; i <= total; i++) if (isAgain(all[i])) {
        for (j = 1; j <= calledCount[all[i]]; j++) {
            next_ = called[all[i], j]
            if (isAgain(next_) && calls[2, all[i], next_] > calls[1, all[i], next_]) { isCalled[next_] = 1; leads[all[i]]++ }
        }
    }
    do {
        best = ""
        for (i = 1; i <= total; i++) {
            name = all[i]
            if (isAgain(name) && !(name in isCalled) && !(name in visited) && (best == "" || leads[name] > leads[best])) best = name
        }
        if (best != "") follow(best, "again")
    } while (best != "")
    for (i = 1; i <= total; i++) if (isAgain(all[i]) && !(all[i] in visited)) follow(all[i], "again")
    delete visited
    for (i = 1; i <= total; i++) if (all[i] == "main" || all[i] == "_start") follow(all[i], "once")
    for (i = 1; i <= total; i++) if (!(all[i] in visited)) follow(all[i], "once")
}
