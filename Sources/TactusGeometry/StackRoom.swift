import Glibc

/// Whether the main thread's stack has room for calls that lie in one another.
///
/// The toolkit calls a program's code, which calls the toolkit: a callback that asks again for what it is called for
/// does so without end, each time inside the one before. Every function that calls a program's code looks first whether
/// there is room, by comparing an address with a number; a program that runs out of it ends with a sentence, and not by
/// a signal.
package enum StackRoom {
    /// How many bytes must be left, for what lies between one look and the next.
    private static let reserve: UInt = 512 << 10

    /// Addresses that are lower are looked at closely: it is not known yet where the stack ends, or
    /// they are near to that.
    @usableFromInline nonisolated(unsafe) package static var nearEnd = UInt.max
    /// The lowest address of the main thread's stack; 0 before it is known.
    nonisolated(unsafe) private static var lowest: UInt = 0

    /// Ends the program with a sentence if the stack is nearly full. Costs a comparison.
    ///
    /// - Parameters:
    ///   - door: What was called, as the sentence names it.
    ///   - object: Whose it is.
    @inlinable @inline(__always)
    package static func check(_ door: StaticString, of object: @autoclosure () -> Any) {
        var mark: UInt8 = 0
        let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        if here < nearEnd, isFull(here) { end(door, type(of: object())) }
    }

    /// Looks closely at an address. Those of other stacks are lower than all of the main thread's, and never full.
    @usableFromInline @inline(never)
    package static func isFull(_ here: UInt) -> Bool {
        if nearEnd == .max { measure() }
        return here >= lowest && here < nearEnd
    }

    /// Asks the C library where the stack began, and the kernel how large it may become.
    private static func measure() {
        nearEnd = 0
        var limit = rlimit()
        guard let place = dlsym(nil, "__libc_stack_end"),
            getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
        else { return }
        let top = place.load(as: UInt.self)
        let size = UInt(min(limit.rlim_cur, 1 << 30))
        guard top > size else { return }
        lowest = top - size
        nearEnd = lowest + min(reserve, size / 8)
    }

    @usableFromInline @inline(never)
    package static func end(_ door: StaticString, _ type: Any.Type) -> Never {
        preconditionFailure(
            "the stack is full: \(door) of a \(type) calls a callback that leads to it again, and so on without end; "
                + "a callback must not ask again, each time, for what it is called for")
    }
}
