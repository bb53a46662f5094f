#if DBus
    /// Something that is told to assistive tools.
    nonisolated struct AtspiSignal: Hashable, Sendable {
        let path: String
        let interface: String
        let member: String
        let values: [BusValue]

        /// An event, in the form that all events of AT-SPI have.
        ///
        /// - Parameters:
        ///   - path: The object's.
        ///   - interface: The kind of event.
        ///   - member: The event.
        ///   - detail: What of it, in a word: a state, a property.
        ///   - first: A number that belongs to it.
        ///   - second: Another one.
        ///   - value: A value that belongs to it.
        /// - Returns: The signal.
        static func event(
            _ path: String, _ interface: String, _ member: String, _ detail: String = "",
            _ first: Int = 0, _ second: Int = 0, _ value: BusValue = .int32(0)
        ) -> AtspiSignal {
            AtspiSignal(
                path: path, interface: interface, member: member,
                values: [
                    .string(detail), .int32(Int32(clamping: first)), .int32(Int32(clamping: second)),
                    .variant(value), .dictionary([]),
                ])
        }

        /// That a state is another.
        static func state(_ path: String, _ name: String, _ isOn: Bool) -> AtspiSignal {
            event(path, Atspi.objectEvent, "StateChanged", name, isOn ? 1 : 0)
        }
    }
#endif
