import Glibc

nonisolated extension CalendarDate {
    /// Today, where the machine is: its clock is read. Nothing is timed by it; ask `Application.now` for that.
    public static var today: CalendarDate {
        let now = LocalTime.now
        return CalendarDate(year: now.year, month: now.month, day: now.day)
    }
}

nonisolated extension TimeOfDay {
    /// Now, where the machine is: its clock is read.
    public static var now: TimeOfDay {
        let now = LocalTime.now
        return TimeOfDay(hour: now.hour, minute: now.minute)
    }
}

/// What the clock on the wall says.
nonisolated private struct LocalTime {
    let (year, month, day, hour, minute): (Int, Int, Int, Int, Int)

    static var now: LocalTime {
        var (seconds, parts) = (time(nil), tm())
        localtime_r(&seconds, &parts)
        return LocalTime(parts)
    }

    private init(_ parts: tm) {
        (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
        (hour, minute) = (Int(parts.tm_hour), Int(parts.tm_min))
    }
}
