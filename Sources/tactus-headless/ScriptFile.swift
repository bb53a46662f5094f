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
    /// - Parameter takesPictures: Whether there is a folder for pictures; without one it must not ask for any.
    /// - Returns: The script.
    /// - Throws: What is wrong with it, and in which line.
    func read(takesPictures: Bool) throws(HeadlessError) -> Script {
        guard let text = String(data: try contents(), encoding: .utf8) else {
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

    private func contents() throws(HeadlessError) -> Data {
        do {
            let most = 16 << 20
            return try path == "-" ? Data(readingFrom: STDIN_FILENO, most: most) : Data(ofFile: path, most: most)
        } catch {
            throw .script("cannot read the script \(name): \(SystemFailure(error))")
        }
    }
}
