import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of drawing.
@MainActor
@Suite("Habits: drawing")
struct DrawingHabitTests {
    @Test("colours, the line and the space are those that were saved, when they are restored")
    func savedState() throws {
        let image = picture { context in
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.setFillColor(UIColor.blue.cgColor)
            context.translateBy(x: 20, y: 0)
            context.setAlpha(0.5)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(try image.color(5, 5).isAlmost(.red))
        #expect(try image.color(25, 5).isAlmost(UIColor.blue.withAlphaComponent(0.5)))
        #expect(try image.color(15, 5).alpha == 0)
    }

    @Test("a path fills with the colour that was set, a shape in it is a hole by the other rule, and lines have widths")
    func paths() throws {
        let image = picture { _ in
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
            path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
            path.usesEvenOddFillRule = true
            UIColor.green.setFill()
            path.fill()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 30))
            line.addLine(to: CGPoint(x: 40, y: 30))
            line.lineWidth = 6
            UIColor.red.setStroke()
            line.stroke()
        }
        #expect(try image.color(2, 2).isAlmost(.green))
        #expect(try image.color(10, 10).alpha == 0)
        #expect(try image.color(20, 28).isAlmost(.red) && image.color(20, 32).isAlmost(.red))
        #expect(try image.color(20, 26).alpha == 0 && image.color(20, 33).alpha == 0)
    }

    @Test("those corners are round that were named")
    func corners() throws {
        let image = picture { _ in
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 15, height: 15)
            ).fill()
        }
        #expect(try image.color(1, 1).alpha == 0 && image.color(38, 38).alpha == 0)
        #expect(try image.color(38, 1).isAlmost(.black) && image.color(1, 38).isAlmost(.black))
    }

    @Test("dashes leave gaps, from where the phase says")
    func dashes() throws {
        let image = picture { context in
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 10))
            line.addLine(to: CGPoint(x: 40, y: 10))
            line.lineWidth = 4
            line.setLineDash([10, 5, 99, 99], count: 2, phase: 5)
            line.stroke()
            context.setLineWidth(4)
            context.setLineDash(phase: 0, lengths: [4])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 30), CGPoint(x: 40, y: 30)])
        }
        let upper = try (0..<40).filter { try image.color($0, 10).alpha > 0.5 }
        #expect(upper == Array(0..<5) + Array(10..<20) + Array(25..<35))
        let lower = try (0..<40).filter { try image.color($0, 30).alpha > 0.5 }
        #expect(lower == (0..<40).filter { ($0 / 4).isMultiple(of: 2) })
    }

    @Test("an arc of a path is clockwise to the eye, one of a context the other way round")
    func arcs() throws {
        let center = CGPoint(x: 20, y: 20)
        let image = picture { context in
            let pie = UIBezierPath()
            pie.move(to: center)
            pie.addArc(withCenter: center, radius: 18, startAngle: 0, endAngle: .pi / 2, clockwise: true)
            pie.close()
            pie.fill()
        }
        #expect(try image.color(26, 26).alpha == 1 && image.color(14, 14).alpha == 0)
        let other = picture { context in
            context.move(to: center)
            context.addArc(center: center, radius: 18, startAngle: 0, endAngle: .pi / 2, clockwise: true)
            context.fillPath()
        }
        #expect(try other.color(26, 26).alpha == 0 && other.color(14, 14).alpha == 1)
    }

    @Test("a path stays where it was made, when the space moves before it is drawn")
    func pathOfAnotherSpace() throws {
        let image = picture { context in
            context.saveGState()
            context.translateBy(x: 20, y: 20)
            context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.scaleBy(x: 2, y: 2)
            context.fillPath()
        }
        #expect(try image.color(22, 22).alpha == 1)
        #expect(try image.color(2, 2).alpha == 0 && image.color(28, 28).alpha == 0)
    }

    @Test("a clip holds until the state is restored")
    func clips() throws {
        let image = picture { context in
            context.saveGState()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.restoreGState()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(try image.color(20, 20).isAlmost(.black))
        #expect(try image.color(1, 1).isAlmost(.red) && image.color(38, 1).alpha == 0)
    }

    @Test("an eraser takes away what was drawn, along its line and nowhere else")
    func eraser() throws {
        let image = picture { context in
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.setBlendMode(.clear)
            context.setLineWidth(10)
            context.setLineCap(.round)
            context.addLines(between: [CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 30)])
            context.strokePath()
            context.clear(CGRect(x: 30, y: 0, width: 5, height: 5))
        }
        #expect(try image.color(15, 20).alpha == 0 && image.color(20, 28).alpha == 0)
        #expect(try image.color(24, 16).alpha < 0.5, "a round corner covers the outer side")
        #expect(try image.color(32, 2).alpha == 0)
        #expect(try image.color(15, 10).alpha == 1 && image.color(3, 20).alpha == 1)
    }

    @Test("what gathers in a layer is as opaque as one thing")
    func layer() throws {
        let image = picture { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
            context.endTransparencyLayer()
        }
        #expect(try abs(image.color(5, 5).alpha - 0.5) < 0.01 && abs(image.color(15, 5).alpha - 0.5) < 0.01)
    }

    @Test("a gradient is drawn between its ends, and beyond them if it is asked to")
    func gradients() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
        func lined(_ options: CGGradientDrawingOptions) -> UIImage {
            picture {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
            }
        }
        let plain = lined([])
        #expect(try plain.color(5, 20).alpha == 0 && plain.color(35, 20).alpha == 0)
        #expect(try plain.color(11, 20).red > 0.9 && plain.color(28, 20).blue > 0.9)
        let after = lined(.drawsAfterEndLocation)
        #expect(try after.color(5, 20).alpha == 0 && after.color(35, 20).isAlmost(.blue))
        let ring = picture {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 5, endCenter: CGPoint(x: 20, y: 20),
                endRadius: 15, options: [])
        }
        #expect(try ring.color(20, 20).alpha == 0 && ring.color(38, 20).alpha == 0)
        #expect(try ring.color(27, 20).red > 0.7 && ring.color(33, 20).blue > 0.7)
    }

    @Test("paths tell where they are, what they enclose, and become others")
    func pathValues() {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 10))
        #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)) && !path.contains(CGPoint(x: 5, y: 5)))
        path.apply(CGAffineTransform(translationX: -10, y: -10))
        #expect(path.contains(CGPoint(x: 5, y: 5)) && path.currentPoint == .zero)
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
        let thick = line.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(thick.contains(CGPoint(x: 10, y: 4)) && thick.contains(CGPoint(x: 24, y: -4)))
        #expect(!thick.contains(CGPoint(x: -2, y: 0)) && !thick.contains(CGPoint(x: 10, y: 10)))
        let turned = UIBezierPath(cgPath: line).reversing()
        #expect(turned.currentPoint == .zero && turned.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(CGPath(rect: .zero, transform: nil) == CGPath(rect: .zero, transform: nil))
    }

    private final class Ported: UIView {
        override func draw(_ rect: CGRect, in canvas: Canvas) {
            UIGraphicsPushContext(canvas)
            defer { UIGraphicsPopContext() }
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.translateBy(x: 10, y: 10)
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private final class Plain: UIView {
        override func draw(_ rect: CGRect, in canvas: Canvas) {
            UIGraphicsPushContext(canvas)
            defer { UIGraphicsPopContext() }
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test("each view that draws begins in black at its own origin, and nothing is current outside")
    func views() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        let host = TestHost(size: CGSize(width: 100, height: 100))
        host.window.addSubview(Ported(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        host.window.addSubview(Plain(frame: CGRect(x: 50, y: 0, width: 40, height: 40)))
        host.settle()
        let picture = host.picture
        #expect(picture.color(at: PixelPoint(x: 15, y: 15)).isAlmost(.red))
        #expect(picture.color(at: PixelPoint(x: 55, y: 5)).isAlmost(.black))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("a picture may be made while another is, and each draws on its own")
    func nested() throws {
        let outer = picture { context in
            UIColor.blue.setFill()
            let inner = picture { _ in UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
            UIRectFill(CGRect(x: 20, y: 0, width: 20, height: 40))
            inner.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10), blendMode: .normal, alpha: 0.5)
        }
        #expect(try outer.color(30, 5).isAlmost(.blue))
        #expect(try abs(outer.color(5, 5).alpha - 0.5) < 0.01 && outer.color(15, 15).alpha == 0)
    }

    @Test("pictures have two pixels to a point, are black below if nothing shows through, and become PNG and back")
    func formats() throws {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 10, height: 10))
        let image = renderer.image { $0.fill(CGRect(x: 5, y: 5, width: 5, height: 10)) }
        #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 2)
        #expect(try image.color(4, 4).alpha == 1 && image.color(15, 4).alpha == 0)
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let opaque = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
        #expect(try opaque.color(0, 0).isAlmost(.black))
        let data = try #require(image.pngData())
        #expect(UIImage(data: data, scale: 2)?.size == image.size && UIImage(data: [1, 2, 3]) == nil)
        let pages = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData { document in
            document.beginPage()
            "Page".draw(at: .zero)
        }
        #expect(pages.starts(with: Array("%PDF".utf8)))
    }

    @Test("pixels are cut out, drawn upside down by a context and upright by a picture, and are those of a context")
    func pixels() throws {
        let half = picture { context in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 20))
            #expect(context.makeImage()?.width == 40)
        }
        let pixels = try #require(half.cgImage)
        #expect(try #require(pixels.cropping(to: CGRect(x: 30, y: 10, width: 50, height: 15))).width == 10)
        #expect(pixels.cropping(to: CGRect(x: 50, y: 50, width: 5, height: 5)) == nil)
        let part = UIImage(cgImage: try #require(pixels.cropping(to: CGRect(x: 0, y: 15, width: 10, height: 10))))
        #expect(part.size == CGSize(width: 10, height: 10))
        #expect(try part.color(5, 2).isAlmost(.red) && part.color(5, 7).alpha == 0)
        let both = picture { context in
            context.draw(pixels, in: CGRect(x: 0, y: 0, width: 20, height: 40))
            half.draw(in: CGRect(x: 20, y: 0, width: 20, height: 40))
        }
        #expect(try both.color(10, 10).alpha == 0 && both.color(10, 30).isAlmost(.red))
        #expect(try both.color(30, 10).isAlmost(.red) && both.color(30, 30).alpha == 0)
        #expect(UIImage().size == .zero)
    }

    @Test("a picture that is begun is current until it is ended")
    func begun() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.scale == 2 && image.size == CGSize(width: 10, height: 10))
        #expect(try image.color(9, 9).isAlmost(.blue) && image.color(10, 9).alpha == 0)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("a picture in a colour keeps it, and a view is drawn into a context")
    func tinted() throws {
        let square = picture { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40)) }
        let red = square.withTintColor(.red)
        #expect(try red.color(5, 5).isAlmost(.red) && red.color(30, 5).alpha == 0)
        #expect(red.renderingMode == .alwaysOriginal)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .green
        let drawn = picture { context in
            context.translateBy(x: 20, y: 0)
            view.layer.render(in: context)
            #expect(view.drawHierarchy(in: CGRect(x: 0, y: 20, width: 20, height: 20), afterScreenUpdates: true))
        }
        #expect(try drawn.color(25, 5).isAlmost(.green) && drawn.color(35, 5).alpha == 0)
        #expect(try drawn.color(38, 38).isAlmost(.green))
    }
}
