extension GeneratedTextTests {
    /// What is to be generated for a client of the toy protocol.
    static let client = #"""
        // Made by WaylandScanner from Protocols/manifest at every build. Do not edit.

        // MARK: - toy

        /// A box of toys.
        ///
        /// Boxes hold toys.
        ///
        ///   - and more boxes
        ///
        /// Bound at version 3 of `toy_box`.
        public final class ToyBox: Proxy {
            override class var interface: InterfaceID { .toyBox }

            /// The events of `toy_box`.
            public enum Event {
                /// `fell`.
                ///
                /// - Parameters:
                ///   - toy: What fell out.
                case fell(toy: ToyToy?, x: WireFixed, note: String)

                /// `gift`.
                case gift(id: ToyToy, card: WireDescriptor)
            }

            /// Called with every event, from within ``Connection/dispatchPending()``; `nil` drops them.
            @exclusivity(unchecked) public var onEvent: ((Event) -> Void)?

            override func clearHandler() { onEvent = nil }

            override func receive(_ opcode: UInt32, _ arguments: EventArguments) {
                switch opcode {
                case 0:
                    onEvent?(.fell(toy: arguments.object(0, as: ToyToy.self), x: arguments.fixed(1), note: arguments.string(2)))
                case 1:
                    let card = arguments.descriptor(1)
                    guard let id = arguments.newObject(0, as: ToyToy.self, of: self) else { return }
                    guard let onEvent else { return id.discard() }
                    onEvent(.gift(id: id, card: card))
                default: break
                }
            }

            /// Throw the box away.
            ///
            /// The proxy is dead afterwards; on a dead one this does nothing.
            /// Before version 2 of `toy_box` nothing is sent.
            public func destroy() {
                sendRequest(0, since: 2, destroys: true)
            }

            /// Take a toy out.
            ///
            /// - Parameters:
            ///   - name: Its name.
            public func take(name: String?, `in`: [UInt8]) -> ToyToy {
                name.withWireValue { name in
                    `in`.withWireValue { `in` in
                        create(ToyToy.self, at: 0, 1, arguments: 3) { arguments in
                            arguments.set(1, name)
                            arguments.set(2, `in`)
                        }
                    }
                }
            }

            /// `paint`.
            ///
            /// Needs version 3 of `toy_box`.
            public func paint(color: ToyBox.Color, brush: WireDescriptor, like: ToyToy) {
                sendRequest(2, since: 3, arguments: 3) { arguments in
                    arguments.set(0, Int32(bitPattern: color.rawValue))
                    arguments.set(1, brush)
                    arguments.set(2, like)
                }
            }

            override func discard() { destroy() }

            /// The version of `toy_box` that introduced the request `destroy`.
            public static let destroySince: UInt32 = 2

            /// The version of `toy_box` that introduced the request `paint`.
            public static let paintSince: UInt32 = 3

            /// The version of `toy_box` that introduced the event `fell`.
            public static let fellSince: UInt32 = 3

            /// A color.
            public struct Color: RawRepresentable, Hashable, Sendable {
                /// The number on the wire.
                public var rawValue: UInt32

                /// Creates a value from the number on the wire, known or not.
                public init(rawValue: UInt32) {
                    self.rawValue = rawValue
                }

                /// Two tones.
                public static let _2tone: Self = Self(rawValue: 0x10000)
            }

            /// `toy_box.error`.
            public struct Error: RawRepresentable, Hashable, Sendable {
                /// The number on the wire.
                public var rawValue: UInt32

                /// Creates a value from the number on the wire, known or not.
                public init(rawValue: UInt32) {
                    self.rawValue = rawValue
                }

                /// No toy left.
                public static let empty: Self = Self(rawValue: 1)
            }
        }

        /// The interface toy_toy.
        ///
        /// Bound at version 3 of `toy_toy`.
        public final class ToyToy: Proxy {
            override class var interface: InterfaceID { .toyToy }

            /// The events of `toy_toy`.
            public enum Event {
                /// `broken`.
                case broken
            }

            /// Called with every event, from within ``Connection/dispatchPending()``; `nil` drops them.
            @exclusivity(unchecked) public var onEvent: ((Event) -> Void)?

            override func clearHandler() { onEvent = nil }

            override func receive(_ opcode: UInt32, _ arguments: EventArguments) {
                switch opcode {
                case 0:
                    onEvent?(.broken)
                    destroyProxy()
                default: break
                }
            }

            /// `toy_toy.flags`.
            public struct Flags: OptionSet, Hashable, Sendable {
                /// The number on the wire.
                public var rawValue: UInt32

                /// Creates a value from the number on the wire, known or not.
                public init(rawValue: UInt32) {
                    self.rawValue = rawValue
                }

                /// `none`.
                public static let none: Self = []
            }
        }

        // MARK: - Tables

        /// The interfaces bound; the number is the place in the tables.
        enum InterfaceID: Int, Sendable, CaseIterable {
            case toyBox
            case toyToy

            /// What the tables are built from.
            var description: InterfaceDescription {
                switch self {
                case .toyBox:
                    InterfaceDescription(
                        "toy_box", version: 3,
                        requests: [
                            MessageDescription("destroy", "2", []),
                            MessageDescription("take", "n?sa", [.toyToy, nil, nil]),
                            MessageDescription("paint", "3iho", [nil, nil, .toyToy]),
                        ],
                        events: [
                            MessageDescription("fell", "3ofs", [.toyToy, nil, nil]),
                            MessageDescription("gift", "nh", [.toyToy, nil]),
                        ])
                case .toyToy:
                    InterfaceDescription(
                        "toy_toy", version: 3,
                        requests: [],
                        events: [
                            MessageDescription("broken", "", []),
                        ])
                }
            }
        }

        /// The name of a protocol error, or `nil` when the interface does not list its code.
        func protocolErrorName(interface: String, code: UInt32) -> String? {
            switch interface {
            case "toy_box":
                switch code {
                case 1: return "empty"
                default: return nil
                }
            default: return nil
            }
        }
        """#
}
