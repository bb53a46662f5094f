import Testing

@testable import WaylandScanning

@Suite("The generated text")
struct GeneratedTextTests {
    @Test("the scanner writes the bindings of a client")
    func client() throws {
        expectLines(of: try Toy.bindings(.client), Self.client)
    }

    @Test("the scanner writes the bindings of a server")
    func server() throws {
        expectLines(of: try Toy.bindings(.server), Self.server)
    }

    /// Compares line by line, so that a failure shows the line and not the file.
    private func expectLines(of text: String, _ expected: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let expectedLines = (expected + "\n").split(separator: "\n", omittingEmptySubsequences: false)
        for (number, (line, expectedLine)) in zip(lines, expectedLines).enumerated() where line != expectedLine {
            Issue.record("line \(number + 1) is\n\(line)\nand should be\n\(expectedLine)")
            return
        }
        #expect(lines.count == expectedLines.count)
    }
}
