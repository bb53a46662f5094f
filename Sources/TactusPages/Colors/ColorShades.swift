import TactusGraphics

/// The colours of the grid: greys in the first row, then each hue from dark to light.
nonisolated enum ColorShades {
    static let columns = 12
    static let rows = 10

    /// Returns the colour of a cell.
    ///
    /// - Parameters:
    ///   - row: From 0, the greys, to 9.
    ///   - column: From 0 to 11; hues go around from blue.
    /// - Returns: An opaque colour.
    static func color(row: Int, column: Int) -> Color {
        guard row > 0 else { return Color(white: 1 - Double(column) / Double(columns - 1)) }
        let hue = (200 + Double(column) * 30).truncatingRemainder(dividingBy: 360)
        let step = Double(row - 1) / Double(rows - 2)
        // Dark and full at first, then full and bright, pale at the end.
        let brightness = min(0.32 + step * 1.36, 1)
        let saturation = step < 0.5 ? 1 : 1 - (step - 0.5) * 1.6
        return color(hue: hue, saturation: saturation, brightness: brightness)
    }

    /// Returns the cell whose colour is nearest.
    static func cell(nearest color: Color) -> (row: Int, column: Int) {
        var best = (row: 0, column: 0)
        var least = Double.infinity
        for row in 0..<rows {
            for column in 0..<columns {
                let other = Self.color(row: row, column: column)
                let (red, green, blue) = (other.red - color.red, other.green - color.green, other.blue - color.blue)
                let distance = red * red + green * green + blue * blue
                if distance < least - 1e-9 { (best, least) = ((row, column), distance) }
            }
        }
        return best
    }

    private static func color(hue: Double, saturation: Double, brightness: Double) -> Color {
        func part(_ offset: Double) -> Double {
            let place = (offset + hue / 60).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(min(place, 4 - place, 1), 0))
        }
        return Color(red: part(5), green: part(3), blue: part(1))
    }

    /// Returns a colour as people write it: `#3A7BD5`, and how opaque it is where it is not.
    static func name(of color: Color) -> String {
        func digits(_ part: Double) -> String {
            let value = Int((part * 255).rounded())
            let text = String(value, radix: 16, uppercase: true)
            return value < 16 ? "0" + text : text
        }
        let name = "#" + digits(color.red) + digits(color.green) + digits(color.blue)
        return color.alpha < 0.995 ? name + " \(Int((color.alpha * 100).rounded()))%" : name
    }
}
