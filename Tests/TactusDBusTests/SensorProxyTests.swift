#if DBus
    import Foundation
    import TactusMotion
    import TactusTesting
    import TactusUI
    import Testing

    @testable import TactusDBus

    @MainActor
    @Suite("How a device is held, by the sensor service", .serialized)
    struct SensorProxyTests {
        private let host = TestHost(size: Size(width: 100, height: 100))
        private let bus: PrivateBus
        private let substitute = Substitute()

        init() throws { bus = try PrivateBus() }

        /// Somebody who says that it lies, when asked.
        private final class Substitute: OrientationSource {
            private(set) var isRunning = false

            func start(_ handler: @escaping (DeviceOrientation) -> Void) {
                isRunning = true
                handler(.faceUp)
            }

            func stop() { isRunning = false }
        }

        private func proxy() -> SensorProxy {
            SensorProxy(for: host.application, otherwise: substitute, busAddress: bus.address)
        }

        /// Lets both work until something is so, for ten seconds at most.
        private func work(
            _ proxy: SensorProxy, _ services: [FakeSensorService] = [], until isDone: () -> Bool
        ) throws -> Bool {
            for _ in 0..<1000 {
                for service in services { try service.work() }
                proxy.processMessages()
                if isDone() { return true }
                var request = pollfd(fd: proxy.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
                _ = poll(&request, 1, 10)
            }
            return false
        }

        private func started(_ service: FakeSensorService) throws -> FakeSensorService {
            for _ in 0..<1000 where !service.hasName {
                try service.work()
                _ = poll(nil, 0, 5)
            }
            #expect(service.hasName)
            return service
        }

        @Test("MO-8: the accelerometer is claimed from start to stop, and what the service says is followed")
        func following() throws {
            let service = try started(FakeSensorService(bus.address, "right-up"))
            let proxy = proxy()
            let device = Device(source: proxy)
            #expect(proxy.descriptor == nil)
            device.beginGeneratingDeviceOrientationNotifications()
            #expect(try work(proxy, [service]) { device.orientation == .landscapeLeft })
            let names: [(String, DeviceOrientation)] = [
                ("left-up", .landscapeRight), ("bottom-up", .portraitUpsideDown), ("normal", .portrait),
                ("undefined", .unknown),
            ]
            for (name, orientation) in names {
                try service.turn(.string(name))
                #expect(try work(proxy, [service]) { device.orientation == orientation })
            }
            device.endGeneratingDeviceOrientationNotifications()
            #expect(try work(proxy, [service]) { service.calls.count == 3 })
            #expect(service.calls == ["ClaimAccelerometer", "GetAll", "ReleaseAccelerometer"])
            #expect(proxy.descriptor == nil && !substitute.isRunning)
        }

        @Test("MO-8: without a service, or its leave, somebody else tells, until one comes; and again when it goes")
        func substitution() throws {
            let proxy = proxy()
            let device = Device(source: proxy)
            device.beginGeneratingDeviceOrientationNotifications()
            #expect(try work(proxy) { device.orientation == .faceUp && substitute.isRunning })
            var service: FakeSensorService? = try started(FakeSensorService(bus.address))
            #expect(try work(proxy, service.map { [$0] } ?? []) { device.orientation == .portrait })
            #expect(!substitute.isRunning)
            service = nil
            #expect(try work(proxy) { device.orientation == .faceUp && substitute.isRunning })
            let next = try FakeSensorService(bus.address)
            next.refuses = true
            #expect(try work(proxy, [started(next)]) { next.calls == ["ClaimAccelerometer"] })
            #expect(device.orientation == .faceUp && substitute.isRunning)
            device.endGeneratingDeviceOrientationNotifications()
            #expect(!substitute.isRunning)
        }

        @Test("MO-8: signals of others, and values of another form, say nothing")
        func strangers() throws {
            let service = try started(FakeSensorService(bus.address))
            let stranger = try FakeSensorService(bus.address, named: false)
            let proxy = proxy()
            let device = Device(source: proxy)
            var told: [DeviceOrientation] = []
            device.addOrientationObserver { told.append($0) }
            device.beginGeneratingDeviceOrientationNotifications()
            #expect(try work(proxy, [service]) { device.orientation == .portrait })
            try stranger.turn(.string("left-up"))
            try stranger.work()
            try service.turn(.uint32(3))
            try service.turn(.string("right-up"))
            #expect(try work(proxy, [service, stranger]) { device.orientation == .landscapeLeft })
            #expect(told == [.portrait, .landscapeLeft])
        }

        @Test("MO-8: a bus that is not there, or goes away, leaves it to somebody else")
        func lostBus() throws {
            let nowhere = SensorProxy(
                for: host.application, otherwise: substitute, busAddress: "unix:path=/nonexistent")
            var told: [DeviceOrientation] = []
            nowhere.start { told.append($0) }
            #expect(told == [.faceUp] && substitute.isRunning)
            nowhere.stop()
            let service = try started(FakeSensorService(bus.address))
            let proxy = proxy()
            proxy.start { told.append($0) }
            #expect(try work(proxy, [service]) { told.last == .portrait })
            bus.kill()
            #expect(try work(proxy) { told.last == .faceUp })
            proxy.stop()
            let alone = SensorProxy(for: host.application, busAddress: "unix:path=/nonexistent")
            alone.start { told.append($0) }
            #expect(told == [.faceUp, .portrait, .faceUp])
        }
    }
#endif
