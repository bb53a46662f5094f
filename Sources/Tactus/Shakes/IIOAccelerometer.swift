import Glibc
package import TactusPlatform

/// An accelerometer of the kernel's Industrial I/O subsystem, read from its files in sysfs.
///
/// A device is a folder with `in_accel_x_raw` and so on, whole numbers that `Acceleration` is
/// `(raw + offset) × scale` of. Where a laptop has one in the lid and one in the base, the one that says
/// `accel-base` is passed over.
nonisolated package final class IIOAccelerometer {
    /// Where the kernel lists its devices.
    package static let systemFolder = "/sys/bus/iio/devices"

    /// One axis: its file, and how its numbers are meant.
    private struct Axis {
        let file: SensorFile
        let scale: Double
        let offset: Double

        init?(_ letter: Character, in folder: String) {
            guard let file = SensorFile("\(folder)/in_accel_\(letter)_raw") else { return nil }
            self.file = file
            scale = IIOAccelerometer.number(["in_accel_\(letter)_scale", "in_accel_scale"], in: folder) ?? 1
            offset = IIOAccelerometer.number(["in_accel_\(letter)_offset", "in_accel_offset"], in: folder) ?? 0
        }

        var value: Double? { IIOAccelerometer.number(in: file).map { ($0 + offset) * scale } }
    }

    private let x: Axis
    private let y: Axis
    private let z: Axis

    /// Opens the first accelerometer that there is.
    ///
    /// - Parameter folder: Where the devices are listed; `nil` comes of a folder without an
    ///   accelerometer that can be read.
    package init?(devicesIn folder: String = IIOAccelerometer.systemFolder) {
        for name in IIOAccelerometer.names(in: folder) {
            let device = "\(folder)/\(name)"
            guard IIOAccelerometer.text("label", in: device) != "accel-base" else { continue }
            if let x = Axis("x", in: device), let y = Axis("y", in: device), let z = Axis("z", in: device),
                x.value != nil
            {
                (self.x, self.y, self.z) = (x, y, z)
                return
            }
        }
        return nil
    }

    /// Asks the sensor, which takes it as long as its bus does: well under a millisecond.
    ///
    /// - Returns: What it feels; `nil` when it cannot be read any more.
    package func read() -> Acceleration? {
        guard let x = x.value, let y = y.value, let z = z.value else { return nil }
        return Acceleration(x: x, y: y, z: z)
    }
}

nonisolated extension IIOAccelerometer {
    /// The devices of a folder, by their names.
    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix("iio:device") { names.append(name) }
        }
        return names.sorted()
    }

    /// The number in the first of these files that there is.
    private static func number(_ names: [String], in folder: String) -> Double? {
        names.lazy.compactMap { text($0, in: folder).flatMap { Double($0) } }.first
    }

    private static func text(_ name: String, in folder: String) -> String? {
        SensorFile("\(folder)/\(name)")?.line
    }

    private static func number(in file: SensorFile) -> Double? { file.line.flatMap { Double($0) } }
}

/// A file of sysfs that is open, read from its beginning each time, and closed with this object.
nonisolated private final class SensorFile {
    private let descriptor: Int32

    /// Opens a file; `nil` when it cannot be read.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// The first line of a file that has the length of a number or a name; `nil` when it cannot be read any more.
    var line: String? {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return String(decoding: bytes.prefix(count).prefix { $0 != 0x0A }, as: UTF8.self)
    }
}
