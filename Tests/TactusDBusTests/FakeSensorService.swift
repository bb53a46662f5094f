#if DBus
    import TactusUI

    @testable import TactusDBus

    /// A program on the bus that plays the system's sensor service, as badly as a test wants.
    @MainActor
    final class FakeSensorService {
        /// What it says of itself.
        var properties: [BusEntry]
        /// Whether nobody may claim the accelerometer.
        var refuses = false
        /// The members that were called.
        private(set) var calls: [String] = []
        private(set) var hasName = false

        private let connection: BusConnection
        private let nameRequest: UInt64?

        init(_ address: String, named: Bool = true, _ orientation: String = "normal") throws {
            properties = [
                BusEntry("HasAccelerometer", .boolean(true)),
                BusEntry("AccelerometerOrientation", .string(orientation)),
            ]
            connection = try BusConnection(address: address)
            nameRequest = named ? try connection.requestName(SensorProxy.service) : nil
        }

        func work() throws {
            while let message = try connection.next() {
                if message.repliedCall == nameRequest { hasName = !message.isError }
                guard message.isCall else { continue }
                calls.append(message.member)
                if message.member == "GetAll" {
                    try connection.reply(to: message, [.dictionary(properties)])
                } else if refuses {
                    connection.refuse(message, .notSupported(message.member))
                } else {
                    try connection.reply(to: message, [BusValue]())
                }
            }
        }

        func turn(_ orientation: BusValue) throws {
            try connection.emit(
                SensorProxy.path, SensorProxy.properties, "PropertiesChanged",
                [
                    .string(SensorProxy.interface), .dictionary([BusEntry("AccelerometerOrientation", orientation)]),
                    .strings([]),
                ])
        }
    }
#endif
