import CompositorScripts
import ArgumentParser
import FakeCompositor

/// Reads the values of options, so that who writes another one is told which there are.
enum OptionText {
    static func size(_ text: String) throws -> OutputSize {
        guard let size = OutputSize(argument: text) else {
            throw ValidationError("it must be \(OutputText.expectedSize), as 800x600")
        }
        return size
    }

    static func number(_ text: String, in range: ClosedRange<Double>) throws -> Double {
        guard let number = Double(text), range.contains(number) else {
            let bounds = [range.lowerBound, range.upperBound].map { Int(exactly: $0).map(String.init) ?? "\($0)" }
            throw ValidationError("it must be a number from \(bounds[0]) to \(bounds[1])")
        }
        return number
    }

    static func milliseconds(_ text: String) throws -> UInt32 {
        guard let number = UInt32(text) else {
            throw ValidationError("it must be a whole number from 0 to \(UInt32.max)")
        }
        return number
    }

    static func fault(_ text: String) throws -> Fault {
        do {
            return try Fault(parsing: text)
        } catch {
            throw ValidationError("\(error.problem)")
        }
    }
}
