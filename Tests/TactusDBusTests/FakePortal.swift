#if DBus
    import TactusUI

    @testable import TactusDBus

    /// A program on the bus that plays the portal for settings, as badly as a test wants.
    @MainActor
    final class FakePortal {
        /// What it answers to `ReadAll`: writes the reply; an error when `nil`.
        var answer: ((BusMessage) -> Void)?
        /// Whether it answers at all.
        var isSilent = false
        /// What it was asked.
        private(set) var calls: [[BusValue]] = []
        private(set) var hasName = false

        private let connection: BusConnection
        private let nameRequest: UInt64?

        init(_ address: String, named: Bool = true, answer: ((BusMessage) -> Void)? = nil) throws {
            self.answer = answer
            connection = try BusConnection(address: address)
            nameRequest = named ? try connection.requestName(DesktopAppearance.portal) : nil
        }

        func work() throws {
            while let message = try connection.next() {
                if message.repliedCall == nameRequest { hasName = !message.isError }
                guard message.isCall else { continue }
                calls.append(message.readValues())
                if isSilent { continue }
                if let answer {
                    try connection.reply(to: message, write: answer)
                } else {
                    connection.refuse(message, .unknownMethod(message.member))
                }
            }
        }

        func change(_ namespace: String, _ key: String, _ value: BusValue) throws {
            try emit("SettingChanged", [.string(namespace), .string(key), .variant(value)])
        }

        func emit(_ member: String, _ values: [BusValue]) throws {
            try connection.emit(DesktopAppearance.path, DesktopAppearance.interface, member, values)
        }

        /// Writes settings as a portal does: `a{sa{sv}}`.
        static func settings(_ namespaces: [(String, [BusEntry])]) -> (BusMessage) -> Void {
            { message in
                message.nest("a", "{sa{sv}}") {
                    for (name, entries) in namespaces {
                        message.nest("e", "sa{sv}") {
                            message.append(.string(name))
                            message.append(.dictionary(entries))
                        }
                    }
                }
            }
        }
    }
#endif
