# Finds comments that are wider than 120 columns. Bytes are counted as characters where LC_ALL is C.
#
#   LC_ALL=C awk -f code.awk -f widths.awk FILE...

FNR == 1 { swift_code_begin() }
{
    in_string = depth > 0
    code = swift_code($0)
    if (in_string || length($0) <= 120) next
    characters = $0
    gsub(/[\200-\277]/, "", characters)  # bytes that go on with a character
    if (length(characters) <= 120) next
    # A line of nothing but a comment, or code with a comment behind it that holds no quotation mark.
    if ((code ~ /^[ \t]*$/ && $0 ~ /^[ \t]*(\/|\*)/) || $0 ~ /[ \t]\/\/[^"]*$/)
        report("a comment of " length(characters) " columns: run Scripts/rewrap, or shorten it")
}
END { exit findings > 0 }
