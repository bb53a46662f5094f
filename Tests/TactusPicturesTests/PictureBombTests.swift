import PictureBombs
import TactusGeometry
import TactusGraphics
import Testing

@testable import TactusPictures

@Suite("Whole pictures that unpack to as much as their format allows")
struct PictureBombTests {
    private func error(_ contents: [UInt8]) -> ImageError.Reason? {
        do throws(ImageError) {
            _ = try Image(data: contents)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test("IM-7: frames of a GIF film that are larger than its field count for what they are")
    func largeFrames() throws {
        let film = try Image(data: PictureBombs.gif(field: (1, 1), frame: (8192, 8192), count: 12))
        #expect(film.images?.count == PictureLimits.mostAnimationPixels / (8192 * 8192))
        let many = try Image(data: PictureBombs.gif(field: (4, 4), frame: (4, 4), count: 100))
        #expect(many.images?.count == 100)
    }

    @Test("IM-7: a WebP film of large frames ends with the pixels that are gone through")
    func largeFilm() throws {
        let film = try Image(data: PictureBombs.webPFilm(width: 8192, height: 8192, count: 20))
        #expect(film.images?.count == PictureLimits.mostAnimationPixels / (8192 * 8192))
        #expect(film.byteCount <= PictureLimits.mostAnimationBytes)
    }

    @Test("IM-6: a WebP picture of 36 bytes has no more pixels than any other")
    func webP() throws {
        #expect(try Image(data: PictureBombs.webP(width: 256, height: 128)).pixelSize.width == 256)
        guard case .tooManyPixels? = error(PictureBombs.webP(width: 16_383, height: 4097)) else {
            Issue.record("it was decoded")
            return
        }
    }

    @Test("IM-6: a JPEG picture in more passes than its size allows is refused; others have as many as they like")
    func passes() throws {
        #expect(error(PictureBombs.progressiveJPEG(width: 8192, height: 8184, passes: 40)) == .tooCostly(.jpeg))
        let photo = try Image(data: PictureBombs.progressiveJPEG(width: 1024, height: 512, passes: 40))
        #expect(photo.pixelSize == PixelSize(width: 1024, height: 512))
    }

    private static func nested(_ count: Int, _ attributes: String) -> String {
        String(repeating: "<g \(attributes)>", count: count) + "<rect width='9' height='9'/>"
            + String(repeating: "</g>", count: count)
    }

    /// Each group has in it what the one before it is: as deep as they are many.
    private static let chain =
        "<defs><rect id='l0' width='9' height='9'/>"
        + (1...40).map { "<g id='l\($0)' opacity='.5'><use href='#l\($0 - 1)'/></g>" }.joined()
        + "</defs><use href='#l40'/>"

    @Test(
        "IM-8: a drawing of more pictures in one another than memory has is refused, however that is written",
        arguments: [
            nested(40, "opacity='0.5'"), nested(40, "style=\"fill:red;opacity:.5\""), nested(40, "mask='url(#m)'"),
            "<style>g { filter: url(#f) }</style>" + nested(40, "class='a'"), chain,
            "<filter id='f'><feMorphology radius='400'/></filter><rect filter='url(#f)' width='9' height='9'/>",
            "<filter id='f'><feConvolveMatrix order='40'/></filter><rect filter='url(#f)' width='9' height='9'/>",
            String(repeating: "<rect opacity='.5' width='9' height='9'/>", count: 400),
        ])
    func layers(content: String) {
        #expect(error(PictureBombs.svg(width: 4096, height: 4096, content)) == .tooCostly(.svg))
        let small = error(PictureBombs.svg(width: 32, height: 32, content))
        // Newer libraries follow no 40 references in one another, whatever they cost.
        #expect(small == nil || (content == Self.chain && small == .damaged(.svg)))
    }

    @Test("IM-8: groups that are no pictures of their own may be as deep, and opaque shapes as many, as they like")
    func harmless() {
        for content in [
            Self.nested(40, "opacity='1'"), Self.nested(40, "transform='scale(1)' style='fill-opacity:0.5'"),
            String(repeating: "<use href='#l'/>", count: 400) + "<path id='l' d='M0 0h1v1z' style='opacity:1'/>",
            "<!-- " + Self.nested(40, "opacity='0.5'") + " -->",
        ] {
            #expect(error(PictureBombs.svg(width: 4096, height: 4096, content)) == nil)
        }
    }

    @Test(
        "IM-8: a drawing that hides what is in it, behind names or letters of other signs, is refused",
        arguments: [
            "<!DOCTYPE svg [<!ENTITY a \"<g opacity='.5'/>\">]><svg xmlns='http://www.w3.org/2000/svg'>&a;</svg>",
            "<!DOCTYPE svg [<!ENTITY a \"&#60;g/>\">]><svg xmlns='http://www.w3.org/2000/svg'>&a;</svg>",
            "<svg xmlns='http://www.w3.org/2000/svg'><g id='a'/><use href='&#35;a'/></svg>",
            "<?xml version='1.0' encoding='UTF-7'?><svg xmlns='http://www.w3.org/2000/svg'>+ADw-g/></svg>",
        ])
    func hidden(text: String) {
        #expect(error(Array(text.utf8)) == .damaged(.svg))
    }

    @Test("IM-8: names that drawing programs write stand for what they always do")
    func ordinaryNames() {
        let text = """
            <?xml version="1.0" encoding="iso-8859-1"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns "http://ns.example.com/">]>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:x="&ns;" width="9" height="9">
            <text style="font-family:&quot;Sans&quot;">a &#60; b</text></svg>
            """
        #expect(error(Array(text.utf8)) == nil)
    }

    @Test("IM-9: what is too much work says so, and what to do")
    func sentence() {
        do throws(ImageError) {
            _ = try Image(data: PictureBombs.svg(width: 4096, height: 4096, Self.nested(40, "opacity='0.5'")))
        } catch {
            #expect(
                error.description
                    == "The data is a SVG picture that takes too much work to decode: save it with fewer passes, "
                    + "filters or translucent groups, or show it smaller.")
        }
    }
}
