import CompositorScripts
import FakeCompositor
import Foundation

/// Where a script comes from: a file, or standard input.
struct ScriptFile {
    /// The file's path; `-` for standard input.
    let path: String

    /// How it is called in messages.
    var name: String { path == "-" ? "standard input" : path }

    /// Reads and checks the script.
    ///
    /// - Parameters:
    ///   - takesPictures: Whether there is a folder for pictures; without one it must not ask for any.
    ///   - timeout: How long it may take to come through a pipe, unless somebody types it.
    /// - Returns: The script.
    /// - Throws: What is wrong with it, and in which line.
    func read(takesPictures: Bool, timeout: Duration) throws(HeadlessError) -> Script {
        guard let text = String(data: try contents(timeout: timeout), encoding: .utf8) else {
            throw .script("\(name): the script is not UTF-8 text")
        }
        let script: Script
        do {
            script = try Script(parsing: text)
        } catch {
            throw .script("\(name): \(error)")
        }
        guard !script.lines.isEmpty else { throw .script("\(name): the script holds no command that could be played") }
        if !takesPictures, let line = script.lines.first(where: \.command.takesPicture) {
            throw .script("\(name): line \(line.number): a picture needs a folder: add --shots DIR")
        }
        return script
    }

    private func contents(timeout: Duration) throws(HeadlessError) -> Data {
        do {
            let most = 16 << 20
            guard path == "-" else {
                let input = SlowInput("the script \(path)", timeout: timeout)
                return try Data(ofFile: path, most: most, whenReady: input.waitUntilReadable)
            }
            let input = SlowInput(
                "the script from standard input", isTyped: isatty(STDIN_FILENO) != 0, timeout: timeout)
            return try Data(readingFrom: STDIN_FILENO, most: most, whenReady: input.waitUntilReadable)
        } catch let error as HeadlessError {
            throw error
        } catch {
            throw .script("cannot read the script \(name): \(SystemFailure(error))")
        }
    }
}
