import Testing

@testable import WaylandScanning

@Suite("Reading XML")
struct XMLReaderTests {
    @Test("elements, attributes in either quote, text, entities and CDATA come out as they were meant")
    func reads() throws {
        let root = try read(
            """
            <?xml version="1.0" encoding='UTF-8'?>
            <!DOCTYPE protocol [ <!ENTITY unused "x"> ]>
            <!-- a comment with <tags> and a " quote -->
            <a one="1" two='say "&lt;&amp;&#65;&#x42;"'>
              x &gt; y<!-- gone --><![CDATA[ <z> &amp; ]]>
              <b/>
              <?skip this?>
              <c.d-e/>
            </a>
            <!-- after -->
            """)

        #expect(root.name == "a")
        #expect(root.line == 4)
        #expect(root.attribute("one") == "1")
        #expect(root.attribute("two") == "say \"<&AB\"")
        #expect(root.attribute("three") == nil)
        #expect(root.text.split(separator: "\n").first == "  x > y <z> &amp; ")
        #expect(root.children.map(\.name) == ["b", "c.d-e"])
        #expect(root.children.map(\.line) == [6, 8])
    }

    @Test("elements may be as deep as anybody's, and are refused at the line where they are deeper")
    func depth() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "<a>\n", count: count) + String(repeating: "</a>", count: count)
        }
        #expect(try read(nested(XMLReader.deepestElement)).name == "a")
        let error = #expect(throws: ScanError.self) { try read(nested(100_000)) }
        #expect(error?.line == 65)
        #expect(error?.message == "<a> is in more than 63 other elements")
    }

    @Test(
        "what is not XML is refused at its line",
        arguments: [
            ("", 1, "the document has no root element"),
            ("\n\nhello", 3, "the document has no root element"),
            ("<a>\n<b>\n</a>", 3, "</a> does not close <b> of line 2"),
            ("<a>\n<b>\n", 2, "<b> is not closed"),
            ("<a", 1, "the tag <a> is not closed"),
            ("<a>\n</a>\n<b/>", 3, "text after the root element <a>"),
            ("<a>\n</a", 2, "the tag </a> is not closed"),
            ("<a\n b=1/>", 2, "the value of attribute b is not quoted"),
            ("<a\n b/>", 2, "attribute b of <a> has no value"),
            ("<a b='1'\n b='2'/>", 2, "<a> has b twice"),
            ("<a b='1'c='2'/>", 1, "a space is missing in the tag <a>"),
            ("<a>\n<c d='\n\n", 2, "the value of attribute d is not closed"),
            ("<a b='<'/>", 1, "\"<\" in the value of attribute b"),
            ("<a>\n\n&nbsp;</a>", 3, "unknown entity &nbsp;"),
            ("<a>&#xD800;</a>", 1, "unknown entity &#xD800;"),
            ("<a>&amp</a>", 1, "the entity &amp</a> is not closed with \";\""),
            ("<a>\n<!-- ", 2, "the comment is not closed"),
            ("<a>\n<![CDATA[ ]]", 2, "the CDATA section is not closed"),
            ("<?xml", 1, "the processing instruction is not closed"),
            ("\n<!DOCTYPE a [", 2, "the document type is not closed"),
            ("<a>\n< b/></a>", 2, "the name of an element is expected here"),
            ("<a 1='x'/>", 1, "the name of an attribute of <a> is expected here"),
        ])
    func refuses(text: String, line: Int, message: String) {
        #expect(throws: ScanError(file: "x.xml", line: line, message: message)) { try read(text) }
    }

    @Test("bytes that are not UTF-8 are refused at the line of their element")
    func refusesBrokenText() {
        var source = SourceText(file: "x.xml", text: "<a>\n<b>?</b></a>")
        source.bytes[7] = 0xFF
        #expect(throws: ScanError(file: "x.xml", line: 2, message: "text that is not UTF-8")) {
            try XMLReader.root(of: source)
        }
    }

    @Test("a cut at any byte of a document is an error, and never a crash")
    func survivesEveryCut() {
        let text = "<?xml v?><!-- c --><a b='1'><![CDATA[d]]>&lt;<c/><d e=\"f\">g</d></a>"
        for length in 0..<text.utf8.count {
            #expect(throws: ScanError.self) { try read(String(text.prefix(length))) }
        }
    }

    private func read(_ text: String) throws -> XMLElement {
        try XMLReader.root(of: SourceText(file: "x.xml", text: text))
    }
}
