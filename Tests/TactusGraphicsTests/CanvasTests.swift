import TactusGeometry
import TactusGraphics
import Testing

@Suite("Drawing on a canvas")
struct CanvasTests {
    @Test("a fill covers the pixels of its rectangle and no other")
    func fill() throws {
        let picture = try Picture(5, 4)
        picture.canvas.fill(Rect(x: 1, y: 1, width: 3, height: 2), with: .red)
        #expect(picture.text == [".....", ".rrr.", ".rrr.", "....."])
    }

    @Test("the scale multiplies points into pixels")
    func scale() throws {
        let picture = try Picture(6, 4, scale: 2)
        picture.canvas.fill(Rect(x: 1, y: 0.5, width: 1.5, height: 1), with: .blue)
        #expect(picture.text == ["......", "..bbb.", "..bbb.", "......"])
    }

    @Test("a colour is stored multiplied by its alpha")
    func premultiplied() throws {
        let picture = try Picture(1, 1)
        picture.canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: Color(hex: 0xFF0000, alpha: 0.5))
        #expect(picture.bitmap[0, 0] == 0x8080_0000)
        let color = picture.bitmap.color(at: .zero)
        #expect(color.red == 1 && abs(color.alpha - 0.5) < 0.01)
    }

    @Test("half a covered pixel gets half of the colour")
    func softEdges() throws {
        let picture = try Picture(2, 1)
        picture.canvas.fill(Rect(x: 0.5, y: 0, width: 1, height: 1), with: .white)
        for x in 0...1 { #expect((0x7F...0x80).contains(picture.bitmap[x, 0] >> 24)) }
    }

    @Test("a clip to a rectangle, a path and device pixels all count together")
    func clips() throws {
        let picture = try Picture(6, 4)
        picture.canvas.withSavedState {
            picture.canvas.clip(to: Rect(x: 1, y: 0, width: 4, height: 4))
            picture.canvas.clip(to: Path(rect: Rect(x: 0, y: 1, width: 6, height: 3)))
            picture.canvas.translateBy(x: 100, y: 100)
            picture.canvas.clip(
                to: PixelRegion([
                    PixelRect(x: 0, y: 0, width: 2, height: 3), PixelRect(x: 4, y: 2, width: 9, height: 9),
                ]))
            picture.canvas.fill(.infinite, with: .green)
        }
        #expect(picture.text == ["......", ".g....", ".g..g.", "....g."])
        picture.canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .green)
        #expect(picture.text[0] == "g.....", "the clip ends with the state")
    }

    @Test("empty clips let nothing through")
    func emptyClips() throws {
        for clip: (Canvas) -> Void in [
            { $0.clip(to: .null) }, { $0.clip(to: Rect.zero) }, { $0.clip(to: Path()) },
            { $0.clip(to: PixelRegion.empty) }, { $0.clip(to: Rect(x: .nan, y: 0, width: 1, height: 1)) },
        ] {
            let picture = try Picture(2, 2)
            clip(picture.canvas)
            picture.canvas.fill(.infinite, with: .red)
            #expect(picture.text == ["..", ".."])
            #expect(picture.canvas.clipBounds.isNull)
        }
    }

    @Test("the clip's bounds are told in the present space")
    func clipBounds() throws {
        let picture = try Picture(8, 8, scale: 2)
        picture.canvas.translateBy(x: 1, y: 0)
        #expect(picture.canvas.clipBounds == Rect(x: -1, y: 0, width: 4, height: 4))
        picture.canvas.clip(to: Rect(x: 0, y: 1, width: 2, height: 9))
        #expect(picture.canvas.clipBounds == Rect(x: 0, y: 1, width: 2, height: 3))
    }

    @Test("moving, turning and scaling the space apply in the order of a nested view")
    func transforms() throws {
        let picture = try Picture(4, 4)
        picture.canvas.translateBy(x: 4, y: 0)
        picture.canvas.rotate(by: .pi / 2)
        picture.canvas.scaleBy(x: 2, y: 1)
        // Turned clockwise, x points down and y to the left.
        picture.canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .red)
        #expect(picture.text == ["...r", "...r", "....", "...."])
    }

    @Test(
        "a transform without an inverse hides what follows until the state is restored, and no more",
        arguments: [
            Transform(scaleX: 0, y: 1), Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
            Transform(translationX: .infinity, y: 0),
        ])
    func degenerateTransform(transform: Transform) throws {
        let picture = try Picture(2, 1)
        picture.canvas.withSavedState {
            picture.canvas.concatenate(transform)
            picture.canvas.fill(.infinite, with: .red)
            picture.canvas.fill(Path(ovalIn: Rect(x: 0, y: 0, width: 5, height: 5)), with: .red)
        }
        #expect(picture.text == [".."])
        picture.canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .red)
        #expect(picture.text == ["r."])
    }

    @Test("what is far away is drawn where it is, beyond the reach of fixed-point numbers too")
    func farAway() throws {
        let picture = try Picture(4, 2)
        picture.canvas.fill(Rect(x: -1e12, y: 1, width: 1e12 + 2, height: 1e12), with: .red)
        picture.canvas.withSavedState {
            picture.canvas.translateBy(x: -1e9, y: 0)
            picture.canvas.fill(Rect(x: 1e9 + 2, y: 0, width: 1, height: 1), with: .blue)
            picture.canvas.fill(Rect(x: 3, y: 0, width: 1, height: 1), with: .green)
        }
        #expect(picture.text == ["..b.", "rr.."])
    }

    @Test("nothing that is too large for Cairo reaches it, and all else is drawn", arguments: [1e9, 1e15, 1e300])
    func beyondCairo(factor: Double) throws {
        let picture = try Picture(2, 1)
        let huge = Rect(x: -0x1p31, y: -0x1p31, width: 0x1p32, height: 0x1p32)
        let canvas = picture.canvas
        canvas.withSavedState {
            canvas.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
            for _ in 0..<2 {
                canvas.scaleBy(x: factor, y: factor)
                canvas.translateBy(x: factor, y: -factor)
                for path in [Path(rect: huge), Path(ovalIn: huge), Path(roundedRect: huge, cornerRadius: 8)] {
                    canvas.stroke(path, with: .green, width: factor)
                    canvas.fill(path, with: .green)
                    canvas.withSavedState { canvas.clip(to: path) }
                }
            }
        }
        canvas.fill(Rect(x: 1, y: 0, width: 1, height: 1), with: .red)
        #expect(picture.text.first?.last == "r")
    }

    @Test("a path with a coordinate that is not a number draws nothing")
    func notANumber() throws {
        let picture = try Picture(2, 2)
        var path = Path(rect: Rect(x: 0, y: 0, width: 2, height: 2))
        path.addLine(to: Point(x: .nan, y: 1))
        picture.canvas.fill(path, with: .red)
        picture.canvas.stroke(path, with: .red, width: 3)
        #expect(picture.text == ["..", ".."])
    }

    @Test("a group is blended as one: where its parts overlap nothing shines through")
    func group() throws {
        let picture = try Picture(3, 1)
        picture.canvas.fill(.infinite, with: .white)
        picture.canvas.withGroup(alpha: 0.5) {
            picture.canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1), with: .red)
            picture.canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), with: .black)
        }
        let reds = (0..<3).map { picture.bitmap[$0, 0] >> 16 & 0xFF }
        let greens = (0..<3).map { picture.bitmap[$0, 0] >> 8 & 0xFF }
        #expect(reds[0] == 0xFF && (0x7F...0x80).contains(greens[0]))
        #expect((0x7F...0x80).contains(reds[1]) && greens[1] == reds[1], "black covers red in the group")
        #expect(picture.bitmap[1, 0] == picture.bitmap[2, 0])
    }

    @Test("a group with no opacity leaves everything as it was", arguments: [0, -1, Double.nan])
    func invisibleGroup(alpha: Double) throws {
        let picture = try Picture(2, 1)
        picture.canvas.withGroup(alpha: alpha) { picture.canvas.fill(.infinite, with: .red) }
        picture.canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .green)
        #expect(picture.text == ["g."])
    }

    @Test("a group ends the clips and moves that began in it")
    func groupRestores() throws {
        let picture = try Picture(3, 1)
        picture.canvas.withGroup(alpha: 1) {
            picture.canvas.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
            picture.canvas.translateBy(x: 50, y: 0)
        }
        picture.canvas.fill(Rect(x: 0, y: 0, width: 3, height: 1), with: .red)
        #expect(picture.text == ["rrr"])
    }

    @Test("clear takes the pixels of a region away, and only those that the clip lets through")
    func clear() throws {
        let picture = try Picture(4, 2, scale: 2)
        picture.canvas.fill(.infinite, with: .red)
        picture.canvas.clip(to: Rect(x: 0, y: 0, width: 1.5, height: 1))
        picture.canvas.clear(PixelRegion(PixelRect(x: 1, y: 0, width: 3, height: 1)))
        #expect(picture.text == ["r..r", "rrrr"])
        picture.canvas.fill(.infinite, with: .blue)
        #expect(picture.text == ["bbbr", "bbbr"])
    }

    @Test("a gradient goes from one colour to the other, and stays with it beyond its ends")
    func gradient() throws {
        let picture = try Picture(100, 1)
        let gradient = Gradient.linear(
            from: .black, at: Point(x: 20, y: 0), to: .white, at: Point(x: 80, y: 0))
        picture.canvas.fill(Rect(x: 0, y: 0, width: 100, height: 1), with: gradient)
        let greys = (0..<100).map { picture.bitmap[$0, 0] & 0xFF }
        #expect(greys[0...18].allSatisfy { $0 == 0 } && greys[81...].allSatisfy { $0 == 255 })
        #expect(zip(greys, greys.dropFirst()).allSatisfy { $0 <= $1 })
        #expect((0x7C...0x83).contains(greys[50]))
    }

    @Test(
        "of a hundred thousand colours a gradient shows some thousand: the same picture, and its last colour at its end"
    )
    func manyColors() throws {
        let picture = try Picture(100, 1)
        let count = 100_000
        let stops = (0..<count).map { number in
            let share = Double(number) / Double(count - 1)
            return Gradient.Stop(location: share, color: Color(red: share, green: share, blue: share))
        }
        let shape = Gradient.Shape.linear(start: .zero, end: Point(x: 100, y: 0))
        picture.canvas.fill(Rect(x: 0, y: 0, width: 100, height: 1), with: Gradient(shape, stops: stops))
        let greys = (0..<100).map { picture.bitmap[$0, 0] & 0xFF }
        let few = Gradient(shape, stops: [stops[0], stops[count - 1]])
        picture.canvas.fill(Rect(x: 0, y: 0, width: 100, height: 1), with: few)
        #expect((0..<100).allSatisfy { abs(Int(greys[$0]) - Int(picture.bitmap[$0, 0] & 0xFF)) <= 1 })
        let red = Gradient(shape, stops: stops.dropLast() + [Gradient.Stop(location: 1, color: .red)])
        picture.canvas.fill(Rect(x: 0, y: 0, width: 200, height: 1), with: red)
        #expect(picture.bitmap[99, 0] & 0xFF < 0xFF)
    }

    @Test("of 2048 colours a gradient shows all, and of one more every second one and the last")
    func mostColors() throws {
        for (count, showsOdd) in [(2048, true), (2049, false)] {
            let picture = try Picture(100, 1)
            // Each is 20 points from the next one.
            let stops = (0..<count).map { number in
                Gradient.Stop(
                    location: Double(number) / Double(count - 1), color: number % 2 == 0 ? .black : .white)
            }
            let gradient = Gradient(.linear(start: .zero, end: Point(x: 40_000, y: 0)), stops: stops)
            picture.canvas.fill(Rect(x: 0, y: 0, width: 100, height: 1), with: gradient)
            #expect((0..<100).contains { picture.bitmap[$0, 0] & 0xFF > 0xC0 } == showsOdd)
        }
    }

    @Test(
        "a radial gradient goes outwards from its centre, as far as an ellipse, and stays with its last colour beyond")
    func radialGradient() throws {
        let picture = try Picture(80, 40)
        let shape = Gradient.Shape.radial(center: Point(x: 40, y: 20), radius: Size(width: 40, height: 20))
        let stops = [Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white)]
        picture.canvas.fill(Rect(x: 0, y: 0, width: 80, height: 40), with: Gradient(shape, stops: stops))
        let row = (40..<80).map { picture.bitmap[$0, 20] & 0xFF }
        let column = (20..<40).map { picture.bitmap[40, $0] & 0xFF }
        #expect(row[0] < 8 && row[39] > 247 && zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(zip(column, stride(from: 0, to: 40, by: 2)).allSatisfy { abs(Int($0) - Int(row[$1])) < 12 })
        #expect(picture.bitmap[0, 0] == 0xFFFF_FFFF && picture.bitmap[79, 39] == 0xFFFF_FFFF)

        let nothing = Gradient.radial(from: .black, at: Point(x: 40, y: 20), to: .red, radius: 0)
        picture.canvas.fill(Rect(x: 0, y: 0, width: 80, height: 40), with: nothing)
        #expect((0..<80).allSatisfy { picture.bitmap[$0, 5] == 0xFFFF_0000 })
    }

    @Test("a stroke reaches half of its width to each side")
    func stroke() throws {
        let picture = try Picture(5, 4)
        var path = Path()
        path.move(to: Point(x: 1, y: 2))
        path.addLine(to: Point(x: 4, y: 2))
        picture.canvas.stroke(path, with: .red, width: 2)
        #expect(picture.text == [".....", ".rrr.", ".rrr.", "....."])
        picture.canvas.stroke(path, with: .blue, style: StrokeStyle(width: 2, cap: .square))
        #expect(picture.text == [".....", "bbbbb", "bbbbb", "....."])
        picture.canvas.stroke(path, with: .green, width: 0)
        picture.canvas.stroke(path, with: .green, width: .nan)
        #expect(picture.text == [".....", "bbbbb", "bbbbb", "....."])
    }

    @Test("the even-odd rule makes a hole where the winding rule does not")
    func fillRules() throws {
        var path = Path(rect: Rect(x: 0, y: 0, width: 5, height: 3))
        path.append(Path(rect: Rect(x: 1, y: 1, width: 3, height: 1)))
        let winding = try Picture(5, 3)
        winding.canvas.fill(path, with: .red)
        #expect(winding.text == ["rrrrr", "rrrrr", "rrrrr"])
        let evenOdd = try Picture(5, 3)
        evenOdd.canvas.fill(path, with: .red, rule: .evenOdd)
        #expect(evenOdd.text == ["rrrrr", "r...r", "rrrrr"])
        evenOdd.canvas.clip(to: path, rule: .evenOdd)
        evenOdd.canvas.clear(PixelRegion(PixelRect(x: 2, y: 0, width: 3, height: 3)))
        #expect(evenOdd.text == ["rr...", "r....", "rr..."])
    }

    @Test("an image is drawn in its size in points, or stretched to a rectangle")
    func images() throws {
        let source = try Picture(2, 2)
        source.canvas.fill(Rect(x: 0, y: 0, width: 1, height: 2), with: .red)
        source.canvas.fill(Rect(x: 1, y: 0, width: 1, height: 2), with: .blue)
        let image = Image(source.bitmap, scale: 2)
        #expect(image.size == Size(width: 1, height: 1))

        let picture = try Picture(6, 3)
        picture.canvas.draw(Image(source.bitmap), at: Point(x: 1, y: 0))
        #expect(picture.text == [".rb...", ".rb...", "......"])
        let sharp = try Picture(4, 2, scale: 2)
        sharp.canvas.draw(image, at: Point(x: 0.5, y: 0))
        #expect(sharp.text == [".rb.", ".rb."])
        let large = try Picture(20, 1)
        large.canvas.draw(image, in: Rect(x: 0, y: 0, width: 20, height: 1))
        #expect(large.text[0].hasPrefix("rrrr") && large.text[0].hasSuffix("bbbb"), "the edges do not fade")
        large.canvas.draw(image, in: .null)
        large.canvas.draw(image, in: Rect(x: 0, y: 0, width: 0, height: 5))
    }

    @Test("an image keeps its pixels when the bitmap it came from changes; a bitmap drawn directly does not")
    func imagesAreCopies() throws {
        let source = try Picture(1, 1)
        source.canvas.fill(.infinite, with: .red)
        let image = Image(source.bitmap)
        source.canvas.fill(.infinite, with: .blue)
        let picture = try Picture(2, 1)
        picture.canvas.draw(image, at: .zero)
        picture.canvas.draw(source.bitmap, in: Rect(x: 1, y: 0, width: 1, height: 1))
        #expect(picture.text == ["rb"])
    }

    @Test("an image may be decoded and drawn on several threads at once")
    func imagesCrossThreads() async throws {
        let source = try Picture(3, 3)
        source.canvas.fill(.infinite, with: .red)
        let contents = try source.bitmap.pngContents()
        let image = try await Task.detached { try Image(png: contents) }.value
        let rows = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let picture = try Picture(3, 3)
                    for _ in 0..<50 { picture.canvas.draw(image, at: .zero) }
                    return picture.text
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(rows.allSatisfy { $0 == ["rrr", "rrr", "rrr"] })
    }

    @Test("a bitmap without pixels can be drawn on, to no effect")
    func emptyBitmap() throws {
        let picture = try Picture(0, 5)
        picture.canvas.fill(.infinite, with: .red)
        picture.canvas.withGroup(alpha: 0.5) { picture.canvas.fill(.infinite, with: .red) }
        #expect(picture.canvas.clipBounds.isNull)
    }
}
