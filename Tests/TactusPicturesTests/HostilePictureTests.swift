import Foundation
import TactusGeometry
import TactusGraphics
import Testing

@testable import TactusPictures

@Suite("Pictures that are damaged, or meant to harm")
struct HostilePictureTests {
    private func error(_ contents: [UInt8]) -> ImageError.Reason? {
        do throws(ImageError) {
            _ = try Image(data: contents)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(
        "IM-5: a picture that ends early is refused, or shown as far as whole frames go",
        arguments: [
            "quarters.png", "quarters.jpg", "progressive.jpg", "quarters.webp", "quarters.gif", "film.gif", "film.webp",
            "quarters.svg",
        ])
    func truncated(name: String) throws {
        let contents = try Sample.bytes(name)
        for count in stride(from: 0, to: contents.count - 12, by: max(contents.count / 64, 1)) {
            let reason = error(Array(contents.prefix(count)))
            if name != "film.gif" { #expect(reason != nil, "\(name) of \(count) bytes") }
        }
    }

    @Test("bytes that were changed here and there trap nobody", arguments: ["quarters.jpg", "film.gif", "film.webp"])
    func changed(name: String) throws {
        let contents = try Sample.bytes(name)
        for place in contents.indices {
            for value in [0, 0x7F, 0xFF] as [UInt8] {
                var changed = contents
                changed[place] = value
                _ = error(changed)
            }
        }
    }

    @Test("IM-6: a picture that would be too large is refused by what its header says, before memory is asked for")
    func bombs() throws {
        var png = try Sample.bytes("quarters.png")
        png.replaceSubrange(16..<24, with: [0, 0, 0xC0, 0, 0, 0, 0xC0, 0])
        var gif = try Sample.bytes("film.gif")
        gif.replaceSubrange(6..<10, with: [0xFF, 0x7F, 0xFF, 0x7F])
        var webP = try Sample.bytes("film.webp")
        webP.replaceSubrange(24..<30, with: [0xFF, 0x7E, 0, 0xFF, 0x7E, 0])
        var jpeg = try Sample.bytes("quarters.jpg")
        let frame = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC0]) })
        jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0x7F, 0xFF, 0x7F, 0xFF])
        let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30000\" height=\"30000\"/>".utf8)

        for contents in [png, gif, webP, jpeg, svg] {
            guard case .tooManyPixels(let size, limit: Bitmap.defaultPixelLimit)? = error(contents) else {
                Issue.record("\(String(describing: error(contents)))")
                continue
            }
            #expect(size.width > 29_000)
        }
    }

    @Test("IM-7: of a film of a million frames 4096 are shown")
    func millionFrames() throws {
        var contents = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
        for _ in 0..<1_000_000 { contents += frame }

        let film = try Image(data: contents)

        #expect(film.images?.count == PictureLimits.mostFrames)
        #expect(film.durations.allSatisfy { $0 == .milliseconds(100) })
    }

    @Test("IM-7: the frames of a large film are made smaller, until all of them fit into the memory that they may take")
    func largeFilm() throws {
        var contents = Array("GIF89a".utf8) + [0xD0, 7, 0xD0, 7, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
        for _ in 0..<16 { contents += frame }
        contents.append(0x3B)

        let film = try Image(data: contents)

        #expect(film.images?.count == 16)
        #expect(film.byteCount <= PictureLimits.mostAnimationBytes)
        #expect(film.pixelSize == PixelSize(width: 1024, height: 1024))
    }

    @Test("IM-8: a drawing fetches nothing: no picture, no entity, no style")
    func fetchesNothing() throws {
        let red = Sample.path("red.svg")
        let text = """
            <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY other SYSTEM "file://\(red)">]>
            <?xml-stylesheet href="file://\(red).css"?>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="24" height="16">
            <image xlink:href="file://\(red)" width="24" height="16"/><image href="\(red)" width="24" height="16"/>
            <use xlink:href="file://\(red)#whole"/>&other;</svg>
            """

        #expect(try Sample.quarters(Image(contentsOfFile: red)) == "rrrr")
        if let image = try? Image(data: Array(text.utf8)) {
            #expect(try Sample.bitmap(image)[12, 8] == 0)
        }
    }

    @Test("IM-8: a drawing that contains itself, or a billion copies, comes to an end")
    func recursion() throws {
        var levels = ""
        for level in 1...9 {
            let copies = String(repeating: "<use href=\"#l\(level - 1)\"/>", count: 10)
            levels += "<g id=\"l\(level)\">\(copies)</g>"
        }
        let billion = """
            <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><defs><rect id="l0" width="1" height="1"/>
            \(levels)</defs><use href="#l9"/></svg>
            """
        let itself = """
            <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><g id="a"><use href="#b"/></g>
            <g id="b"><use href="#a"/></g></svg>
            """
        let entities = """
            <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "\(String(repeating: "x", count: 100))">
            \((1...9).map { "<!ENTITY a\($0) \"\(String(repeating: $0 == 1 ? "&a;" : "&a\($0 - 1);", count: 10))\">" }.joined())
            ]><svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><text>&a9;</text></svg>
            """

        #expect(error(Array(billion.utf8)) == .damaged(.svg))
        #expect(error(Array(entities.utf8)) == .damaged(.svg))
        _ = error(Array(itself.utf8))
    }

    @Test("IM-9: what is missing is named, with what to install")
    func missingLibraries() throws {
        let none = PictureLibraries(jpeg: { nil }, webP: { nil }, webPAnimation: { nil }, svg: { nil })
        let decoder = PictureDecoder(libraries: none, request: DecodingRequest(pixelLimit: 1 << 20), scale: 1)
        func sentence(_ name: String) throws -> String {
            let contents = try Sample.bytes(name)
            do throws(ImageError) {
                _ = try decoder.decode(contents)
                return ""
            } catch {
                return ImageError(error.reason, path: name).description
            }
        }

        #expect(
            try sentence("quarters.jpg")
                == "quarters.jpg is a JPEG picture, which needs libturbojpeg.so.0: install libturbojpeg0 (Debian), "
                + "libturbojpeg (Ubuntu), turbojpeg (Fedora) or libjpeg-turbo (Arch).")
        #expect(try sentence("quarters.webp").contains("libwebp.so.7: install libwebp7"))
        #expect(try sentence("film.webp").contains("libwebpdemux.so.2: install libwebpdemux2"))
        #expect(try sentence("quarters.svg").contains("librsvg-2.so.2: install librsvg2-2"))
        #expect(try sentence("quarters.gif") == "")
        #expect((try? LoadedLibrary("libno-such-thing.so.1")) == nil)
    }

    @Test("IM-9: an error names the file, and says what is wrong with it")
    func sentences() throws {
        func sentence(_ path: String) -> String {
            do throws(ImageError) {
                _ = try Image(contentsOfFile: path)
                return ""
            } catch {
                return error.description
            }
        }
        let text = Sample.path("../PictureTests.swift")

        #expect(sentence("/no/such/picture.jpg") == "/no/such/picture.jpg cannot be read: No such file or directory.")
        #expect(
            sentence(text) == "\(text) is no picture that can be decoded: it is none of PNG, JPEG, WebP, GIF, SVG.")
        #expect(throws: GraphicsError.largeFile(path: "/dev/zero", limit: 1 << 20)) {
            try readFile(at: "/dev/zero", limit: 1 << 20, waitingForPipes: true)
        }
    }
}
