import Tactus

/// A picture of a row or a column in signs, read: `H:|-[name(>=80)]-10-[field]-|`.
struct VisualFormat {
    /// A condition of a size or of a distance.
    struct Condition {
        var relation = LayoutConstraint.Relation.equal
        var object: Object
        var priority: LayoutPriority?
    }

    enum Object {
        case number(CGFloat)
        /// A metric, or another view.
        case name(String)
    }

    enum Distance {
        /// None: one ends where the other begins.
        case touching
        case standard
        case conditions([Condition])
    }

    enum Item {
        case superview
        case view(String, [Condition])
    }

    var isVertical = false
    var items: [Item] = []
    /// Between each item and the next.
    var distances: [Distance] = []

    /// Reads a format; ends the program with a sentence for one that is none, as UIKit raises an exception.
    init(_ text: String) {
        var reader = FormatReader(text)
        if reader.take("V:") { isVertical = true } else if reader.take("H:") {}
        items.append(reader.item(isFirst: true))
        while !reader.isAtEnd {
            distances.append(reader.distance())
            items.append(reader.item(isFirst: false))
            if case .superview? = items.last { reader.demand(reader.isAtEnd, "nothing after the last |") }
        }
        let hasView = items.contains { if case .view = $0 { true } else { false } }
        reader.demand(hasView, "at least one view, in brackets")
    }
}

/// Goes through a format sign by sign.
private struct FormatReader {
    private let signs: [Character]
    private var place = 0

    init(_ text: String) { signs = text.filter { !$0.isWhitespace } }

    var isAtEnd: Bool { place == signs.count }

    func demand(_ condition: Bool, _ wanted: String) {
        precondition(
            condition,
            "the format \(String(signs)) wants \(wanted) where it has \"\(String(signs[place...]))\"")
    }

    mutating func take(_ text: String) -> Bool {
        guard signs[place...].starts(with: text) else { return false }
        place += text.count
        return true
    }

    mutating func item(isFirst: Bool) -> VisualFormat.Item {
        if take("|") { return .superview }
        demand(take("["), isFirst ? "| or a view in brackets" : "a view in brackets or |")
        let name = word()
        demand(!name.isEmpty, "the name of a view")
        let conditions = take("(") ? conditions() : []
        demand(take("]"), "a closing bracket")
        return .view(name, conditions)
    }

    mutating func distance() -> VisualFormat.Distance {
        guard take("-") else { return .touching }
        if isAtEnd || signs[place] == "[" || signs[place] == "|" { return .standard }
        let list = take("(") ? conditions() : [condition()]
        demand(take("-"), "- after a distance")
        return .conditions(list)
    }

    /// Reads conditions with commas between them, and the closing parenthesis.
    private mutating func conditions() -> [VisualFormat.Condition] {
        var list = [condition()]
        while take(",") { list.append(condition()) }
        demand(take(")"), "a comma or a closing parenthesis")
        return list
    }

    private mutating func condition() -> VisualFormat.Condition {
        var relation = LayoutConstraint.Relation.equal
        if take("==") {
        } else if take(">=") {
            relation = .greaterThanOrEqual
        } else if take("<=") {
            relation = .lessThanOrEqual
        }
        let object = object()
        guard take("@") else { return VisualFormat.Condition(relation: relation, object: object) }
        guard case .number(let priority) = self.object() else {
            demand(false, "a priority as a number")
            return VisualFormat.Condition(relation: relation, object: object)
        }
        return VisualFormat.Condition(relation: relation, object: object, priority: LayoutPriority(rawValue: priority))
    }

    private mutating func object() -> VisualFormat.Object {
        let begin = place
        _ = take("-")
        while place < signs.count, signs[place].isNumber || signs[place] == "." { place += 1 }
        if place > begin, let number = Double(String(signs[begin..<place])) { return .number(number) }
        place = begin
        let name = word()
        demand(!name.isEmpty, "a number or a name")
        return .name(name)
    }

    private mutating func word() -> String {
        let begin = place
        while place < signs.count, signs[place].isLetter || signs[place].isNumber || signs[place] == "_" { place += 1 }
        return String(signs[begin..<place])
    }
}
