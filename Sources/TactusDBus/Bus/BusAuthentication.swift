#if DBus
    import CSystemd
    import Glibc

    /// What a bus says before it lets a program in, read here and handed to the library when it is complete.
    ///
    /// Two lines are all that a bus has to say to who takes no descriptors: `DATA`, and `OK` with the bus's number.
    /// The library takes them at their word: of a third line in the same piece it ends the program
    /// (`bus_socket_auth_verify_client` of libsystemd 252 to 257). So it never reads from a bus that has not
    /// let the program in. It is given the end of a pair of sockets instead, for as long as a call lasts; what it says
    /// there goes to the bus.
    final class BusAuthentication {
        /// How many bytes a bus may say at most before it lets a program in.
        nonisolated static let longestAnswer = 64

        private var answer: [UInt8] = []

        /// Reads on, and lets the library go on.
        ///
        /// - Parameter bus: A connection that is not authenticated yet.
        /// - Returns: Whether the bus has let the program in.
        /// - Throws: ``BusError/lost(reason:)`` when it does not, or says something else.
        func advance(_ bus: OpaquePointer) throws(BusError) -> Bool {
            // While it connects there is nothing to read.
            guard sd_bus_get_events(bus) & Int32(POLLIN) != 0 else {
                let status = sd_bus_process(bus, nil)
                guard status >= 0 else { throw .lost(reason: -status) }
                return false
            }
            let isComplete = try read(from: sd_bus_get_fd(bus))
            try process(bus, isComplete ? answer : [])
            return isComplete
        }

        /// Takes what the bus has said, and no byte of what follows it.
        ///
        /// - Returns: Whether that is all.
        private func read(from descriptor: Int32) throws(BusError) -> Bool {
            while answer.count < Self.longestAnswer {
                var byte: UInt8 = 0
                let count = recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT))
                guard count > 0 else {
                    if count < 0, errno == EAGAIN || errno == EINTR { return false }
                    throw .lost(reason: count == 0 ? ECONNRESET : errno)
                }
                answer.append(byte)
                guard byte == UInt8(ascii: "\n") else { continue }
                let lines = String(decoding: answer, as: UTF8.self).split(separator: "\r\n")
                guard let last = lines.last, lines.dropLast().allSatisfy({ $0 == "DATA" }) else {
                    throw .lost(reason: EPROTO)
                }
                if last == "DATA", lines.count == 1 { continue }
                if last.hasPrefix("REJECTED") { throw .lost(reason: EACCES) }
                guard last.hasPrefix("OK "), last.utf8.count == 35, last.dropFirst(3).allSatisfy(\.isHexDigit) else {
                    throw .lost(reason: EPROTO)
                }
                return true
            }
            throw .lost(reason: EPROTO)
        }

        /// Lets the library go on with what it may read, at its descriptor: that leads to the bus again afterwards.
        private func process(_ bus: OpaquePointer, _ input: [UInt8]) throws(BusError) {
            let descriptor = sd_bus_get_fd(bus)
            var ends: [Int32] = [-1, -1]
            let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
            let real = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
            guard real >= 0 else { throw .lost(reason: errno) }
            defer { close(real) }
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .lost(reason: errno) }
            defer { for end in ends { close(end) } }
            guard send(ends[1], input, input.count, Int32(MSG_NOSIGNAL)) == input.count,
                Self.lead(descriptor, to: ends[0])
            else { throw .lost(reason: errno) }
            let status = sd_bus_process(bus, nil)
            // Who fails has closed it.
            guard sd_bus_get_fd(bus) == descriptor, Self.lead(descriptor, to: real) else {
                throw .lost(reason: status < 0 ? -status : ECONNRESET)
            }
            guard status >= 0 else { throw .lost(reason: -status) }
            var output = [UInt8](repeating: 0, count: 4096)
            let count = recv(ends[1], &output, output.count, Int32(MSG_DONTWAIT))
            guard count <= 0 || send(real, output, count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)) == count else {
                throw .lost(reason: errno)
            }
        }

        /// Makes a descriptor lead where another one does.
        private static func lead(_ descriptor: Int32, to target: Int32) -> Bool {
            dup2(target, descriptor) >= 0 && fcntl(descriptor, F_SETFD, FD_CLOEXEC) >= 0
        }
    }
#endif
