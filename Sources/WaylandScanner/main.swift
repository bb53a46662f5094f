// The build tool behind the WaylandBindings plugin: writes the Swift bindings of every protocol in a manifest. By hand,
// it writes the definition of a protocol from its XML.

import Glibc
import WaylandScanning

func fail(_ message: String) -> Never {
    var line = message + "\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(1)
}

do {
    let options = try ScannerOptions(parsing: Array(CommandLine.arguments.dropFirst()))
    try options.run()
} catch let error as ScanError {
    fail(error.description)
} catch {
    fail("WaylandScanner: error: \(error)")
}
