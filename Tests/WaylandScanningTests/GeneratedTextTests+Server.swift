extension GeneratedTextTests {
    /// What is to be generated for a server of the toy protocol.
    static let server = #"""
        // Made by WaylandScanner from Protocols/manifest at every build. Do not edit.

        // MARK: - toy

        /// A box of toys.
        ///
        /// Boxes hold toys.
        ///
        ///   - and more boxes
        ///
        /// Bound at version 3 of `toy_box`.
        public final class ToyBox: Resource {
            override class var interface: InterfaceID { .toyBox }

            /// The requests of `toy_box`.
            public enum Request {
                /// Throw the box away.
                case destroy

                /// Take a toy out.
                ///
                /// - Parameters:
                ///   - id: The toy.
                ///   - name: Its name.
                case take(id: ToyToy, name: String?, `in`: [UInt8])

                /// `paint`.
                case paint(color: ToyBox.Color, brush: WireDescriptor, like: ToyToy)
            }

            /// Called with every request, from within ``ServerDisplay/dispatch(timeoutMilliseconds:)``.
            @exclusivity(unchecked) public var onRequest: ((Request) -> Void)?

            override func clearHandler() { onRequest = nil }

            override func receive(_ opcode: UInt32, _ arguments: RequestArguments) {
                switch opcode {
                case 0:
                    onRequest?(.destroy)
                    destroy()
                case 1:
                    guard let id = arguments.newObject(0, as: ToyToy.self, of: self) else { return }
                    onRequest?(.take(id: id, name: arguments.optionalString(1), `in`: arguments.array(2)))
                case 2:
                    let brush = arguments.descriptor(1)
                    guard let like = arguments.object(2, as: ToyToy.self) else {
                        return rejectObject(argument: "like", of: "paint")
                    }
                    onRequest?(.paint(
                        color: ToyBox.Color(rawValue: UInt32(bitPattern: arguments.int(0))),
                        brush: brush,
                        like: like
                    ))
                default: break
                }
            }

            /// `fell`.
            ///
            /// Needs version 3 of `toy_box`.
            ///
            /// - Parameters:
            ///   - toy: What fell out.
            public func sendFell(toy: ToyToy, x: WireFixed, note: String) {
                note.withWireValue { note in
                    sendEvent(0, since: 3, arguments: 3) { arguments in
                        arguments.set(0, toy)
                        arguments.set(1, x)
                        arguments.set(2, note)
                    }
                }
            }

            /// `gift`.
            public func sendGift(card: WireDescriptor) -> ToyToy? {
                create(ToyToy.self, at: 0, 1, arguments: 2) { arguments in
                    arguments.set(1, card)
                }
            }

            /// Reports a protocol error of this interface; it ends the client's connection.
            public func postError(_ error: ToyBox.Error, _ message: String) {
                postError(code: error.rawValue, message)
            }

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
        public final class ToyToy: Resource {
            override class var interface: InterfaceID { .toyToy }

            /// `broken`.
            ///
            /// The resource is destroyed afterwards.
            public func sendBroken() {
                sendEvent(0, destroys: true)
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
