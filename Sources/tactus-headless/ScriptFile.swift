import FakeCompositor
import Foundation

/// Where a script comes from: a file, or standard input.
struct ScriptFile {
    /// The file's path; `-` for standard input.
    let path: String

    private var name: String { path == "-" ? "standard input" : path }

    /// Reads and checks the script; without a folder for pictures it must not ask for any.
    func read(takesPictures: Bool) throws(HeadlessError) -> Script {
        guard let text = String(data: try contents(), encoding: .utf8) else {
            throw .script("\(name): the script is not UTF-8 text")
        }
        do {
            let script = try Script(parsing: text)
            if !takesPictures,
                let line = script.lines.first(where: { if case .shot = $0.command { true } else { false } })
            {
                throw HeadlessError.script("\(name): line \(line.number): shot needs a folder: add --shots DIR")
            }
            return script
        } catch let error as ScriptError {
            throw .script("\(name): \(error)")
        } catch let error as HeadlessError {
            throw error
        } catch {
            throw .script("\(name): \(error)")
        }
    }

    private func contents() throws(HeadlessError) -> Data {
        do {
            if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .script("cannot read the script \(name): \(error.localizedDescription)")
        }
    }
}
