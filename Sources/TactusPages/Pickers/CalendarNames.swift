import Glibc

/// How days and times are called and written in a language: from the system's locales.
///
/// ```swift
/// let names = CalendarNames(language: application.language)
/// heading.text = names.months[day.month - 1]
/// subtitle.text = names.text(of: day)
/// ```
nonisolated public struct CalendarNames: Hashable, Sendable {
    /// The months, from January on, as they stand by themselves.
    public let months: [String]
    /// The months in short, from January on.
    public let shortMonths: [String]
    /// The days of the week, from Sunday on.
    public let weekdays: [String]
    /// The days of the week, from Sunday on, in short.
    public let shortWeekdays: [String]
    /// The day with which a week begins: 0 for Sunday.
    public let firstWeekday: Int
    /// In which order day, month and year are written.
    let order: [Part]
    /// What stands behind a time before noon and after it, where hours are counted to twelve; `nil` where to 24.
    let halves: [String]?

    /// A part of a date.
    enum Part: Hashable, Sendable {
        case day
        case month
        case year
    }

    /// The names in a language; in English, with weeks that begin on Monday and days of 24 hours, where the system has
    /// no locale for it.
    ///
    /// - Parameter language: As in `de_DE.UTF-8` or `pt-BR`; `nil` for none.
    public init(language: String?) {
        guard let language, let locale = Self.locale(of: language) else {
            self = .plain
            return
        }
        defer { freelocale(locale) }
        func text(_ item: Int) -> String { nl_langinfo_l(nl_item(item), locale).map { String(cString: $0) } ?? "" }
        // glibc numbers them in a row.
        months = (0..<12).map { text(Int(MON_1) + $0) }
        shortMonths = (0..<12).map { text(Int(ABMON_1) + $0) }
        weekdays = (0..<7).map { text(Int(DAY_1) + $0) }
        shortWeekdays = (0..<7).map { text(Int(ABDAY_1) + $0) }
        let first = nl_langinfo_l(nl_item(_NL_TIME_FIRST_WEEKDAY), locale).map { Int($0.pointee) } ?? 2
        firstWeekday = (max(first, 1) - 1) % 7
        let format = text(Int(D_FMT))
        order = Self.order(of: format)
        let usesHalves = Self.signs(of: text(Int(T_FMT))).contains { "prI".contains($0) }
        halves = usesHalves ? [text(Int(AM_STR)), text(Int(PM_STR))] : nil
    }

    private init() {
        months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        shortMonths = months.map { String($0.prefix(3)) }
        weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        shortWeekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        firstWeekday = 1
        order = [.day, .month, .year]
        halves = nil
    }

    private static let plain = CalendarNames()

    private static func locale(of language: String) -> locale_t? {
        let name = String(language.prefix { $0 != "." }.map { $0 == "-" ? "_" : $0 })
        guard !["", "C", "POSIX"].contains(name) else { return nil }
        return newlocale(LC_TIME_MASK, name + ".UTF-8", nil) ?? newlocale(LC_TIME_MASK, name, nil)
    }

    /// The letters that stand for something in a format of `strftime`.
    private static func signs(of format: String) -> [Character] {
        var (signs, isSign): ([Character], Bool) = ([], false)
        for character in format {
            if isSign, "-_0^#EO".contains(character) { continue }
            if isSign { signs.append(character) }
            isSign = !isSign && character == "%"
        }
        return signs
    }

    private static func order(of format: String) -> [Part] {
        var order: [Part] = []
        for sign in signs(of: format) {
            let part: Part
            switch sign {
            case "D": return [.month, .day, .year]
            case "F": return [.year, .month, .day]
            case "d", "e": part = .day
            case "m", "b", "B": part = .month
            case "y", "Y": part = .year
            default: continue
            }
            if !order.contains(part) { order.append(part) }
        }
        return order.count == 3 ? order : [.day, .month, .year]
    }

    // MARK: Texts

    /// Returns a time as it is written: `2:05 PM`, or `14:05`.
    public func text(of time: TimeOfDay) -> String {
        guard let halves else { return time.description }
        let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
        return "\(hour):\(time.minute < 10 ? "0" : "")\(time.minute) \(halves[time.hour < 12 ? 0 : 1])"
    }

    /// Returns a date as it is written, the month by its name: `November 24, 2026`, or `24 November 2026`.
    public func text(of date: CalendarDate) -> String {
        let parts = order.map { part in
            switch part {
            case .day: "\(date.day)"
            case .month: months[date.month - 1]
            case .year: "\(date.year)"
            }
        }
        return order.first == .month ? "\(parts[0]) \(parts[1]), \(parts[2])" : parts.joined(separator: " ")
    }
}
