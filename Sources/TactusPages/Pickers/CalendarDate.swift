/// A day of the Gregorian calendar, wherever one is.
///
/// ```swift
/// let day = CalendarDate(year: 2026, month: 11, day: 23)
/// let nextWeek = day + 7
/// ```
nonisolated public struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// How many days after the first of January 1970 it is.
    public let dayNumber: Int

    /// The first and the last day that there are: of the years 1 and 9999.
    private static var known: ClosedRange<Int> { -719_162...2_932_896 }

    /// Creates a day by its number.
    ///
    /// - Parameter dayNumber: How many days after the first of January 1970. Days before the year 1 and after the year
    ///   9999 count as the first and the last of them.
    public init(dayNumber: Int) {
        self.dayNumber = min(max(dayNumber, Self.known.lowerBound), Self.known.upperBound)
    }

    /// Creates a day by its date.
    ///
    /// - Parameters:
    ///   - year: From 1 to 9999; others count as the nearest.
    ///   - month: From 1 on; others lead into other years.
    ///   - day: From 1 on; others lead into other months.
    public init(year: Int, month: Int, day: Int) {
        let months = min(max(year, -10000), 20000) * 12 + min(max(month, -120_000), 120_000) - 1
        let (year, month) = (Self.floorDivide(months, 12), months - Self.floorDivide(months, 12) * 12 + 1)
        self.init(dayNumber: Self.number(year, month) + min(max(day, -4_000_000), 4_000_000) - 1)
    }

    /// The number of the first day of a month.
    private static func number(_ year: Int, _ month: Int) -> Int {
        // Years that begin with March end with the day that is sometimes there.
        let shifted = month <= 2 ? year - 1 : year
        let era = floorDivide(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
        number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
    }

    private var parts: (year: Int, month: Int, day: Int) {
        let number = dayNumber + 719_468
        let era = Self.floorDivide(number, 146_097)
        let dayOfEra = number - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
        return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
    }

    /// The year, from 1 to 9999.
    public var year: Int { parts.year }
    /// The month, from 1 to 12.
    public var month: Int { parts.month }
    /// The day of the month, from 1 to 31.
    public var day: Int { parts.day }
    /// The day of the week: 0 for Sunday, to 6 for Saturday.
    public var weekday: Int { dayNumber + 4 - Self.floorDivide(dayNumber + 4, 7) * 7 }
    /// How many days its month has.
    public var daysInMonth: Int {
        let (year, month, _) = parts
        return Self.number(month == 12 ? year + 1 : year, month == 12 ? 1 : month + 1) - Self.number(year, month)
    }

    /// The first day of its month.
    public var firstOfMonth: CalendarDate { self - (day - 1) }

    /// Returns the same day some months on, or the last one of that month where it is shorter.
    public func adding(months count: Int) -> CalendarDate {
        let first = CalendarDate(year: year, month: month + min(max(count, -120_000), 120_000), day: 1)
        return first + (min(day, first.daysInMonth) - 1)
    }

    /// Returns the day that is so many days later.
    public static func + (date: CalendarDate, days: Int) -> CalendarDate {
        CalendarDate(dayNumber: date.dayNumber + min(max(days, -4_000_000), 4_000_000))
    }

    /// Returns the day that is so many days earlier.
    public static func - (date: CalendarDate, days: Int) -> CalendarDate {
        CalendarDate(dayNumber: date.dayNumber - min(max(days, -4_000_000), 4_000_000))
    }

    /// Whether a day is before another one.
    public static func < (first: CalendarDate, second: CalendarDate) -> Bool { first.dayNumber < second.dayNumber }

    /// The day as ISO 8601 writes it: `2026-11-23`.
    public var description: String {
        func padded(_ number: Int, _ count: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(count - digits.count, 0)) + digits
        }
        let (year, month, day) = parts
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

/// A minute of a day.
nonisolated public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// How many minutes of the day are over: from 0 to 1439.
    public let minuteOfDay: Int

    /// Creates a time by its number; others than from 0 to 1439 count as the nearest.
    public init(minuteOfDay: Int) { self.minuteOfDay = min(max(minuteOfDay, 0), 1439) }

    /// Creates a time.
    ///
    /// - Parameters:
    ///   - hour: From 0 to 23; others count as the nearest.
    ///   - minute: From 0 to 59; others count as the nearest.
    public init(hour: Int, minute: Int) {
        minuteOfDay = min(max(hour, 0), 23) * 60 + min(max(minute, 0), 59)
    }

    /// The hour, from 0 to 23.
    public var hour: Int { minuteOfDay / 60 }
    /// The minute, from 0 to 59.
    public var minute: Int { minuteOfDay % 60 }

    /// Whether a time is before another one.
    public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool { first.minuteOfDay < second.minuteOfDay }

    /// The time with two digits each: `09:05`.
    public var description: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }
}
