import Foundation
import Testing

@testable import WaylandScanning

@Suite("The files of definitions")
struct DefinitionFileTests {
    @Test("are one for each protocol of the manifest, and no others")
    func areThoseOfTheManifest() throws {
        let protocols = try BoundProtocols()
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(protocols.directory)/Interfaces")

        #expect(files.sorted() == protocols.manifest.items.map(\.name).sorted())
    }

    @Test("read as they were written")
    func areWritten() throws {
        for definition in try BoundProtocols().definitions() {
            let source = try SourceText(readingFile: definition.file)
            #expect(String(decoding: source.bytes, as: UTF8.self) == DefinitionWriter.text(of: definition))
        }
    }

    @Test("say what our own XML says")
    func agreeWithOurXML() throws {
        let protocols = try BoundProtocols()
        for (item, definition) in zip(protocols.manifest.items, try protocols.definitions()) {
            guard case .own(let path) = item.origin else { continue }
            let xml = try ProtocolParser.parse(SourceText(readingFile: "\(protocols.directory)/\(path)"))
            let stated = try Binding.cut(xml, to: item, of: protocols.manifest)
            #expect(DefinitionWriter.text(of: stated) == DefinitionWriter.text(of: definition))
        }
    }
}
