import Tactus

/// When something was written: a minute of a day, where the user is.
struct Moment: Hashable, Comparable {
    var date: CalendarDate
    var time: TimeOfDay

    /// Now.
    static var now: Moment { Moment(date: .today, time: .now) }

    static func < (first: Moment, second: Moment) -> Bool { (first.date, first.time) < (second.date, second.time) }

    /// Returns how one speaks of it at another moment: `14:05`, `Yesterday`, `Monday`, `12 March`.
    func spoken(at now: Moment) -> String {
        switch now.date.dayNumber - date.dayNumber {
        case ...0: "\(time)"
        case 1: "Yesterday"
        case 2...6: Self.weekdays[date.weekday]
        default: "\(date.day) \(Self.months[date.month - 1])"
        }
    }

    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
