package import TactusGeometry

/// Finds the scale of one surface.
///
/// What the compositor prefers counts, in fractions (`wp_fractional_scale_v1`) or whole
/// (`wl_surface.preferred_buffer_scale`), else the largest scale of the entered outputs. A surface on no output keeps
/// the last one: it was only moved off the screen, or the screen is being replaced. Before the first output it is that
/// of what the surface opens over, else the largest of all outputs that there are, so that the first picture of a
/// window need not be painted twice.
nonisolated package struct ScaleTracker: Hashable, Sendable {
    /// The name of an output: that of its global.
    package typealias Output = UInt32

    /// Buffer pixels per point.
    package private(set) var scale = PixelScale.one
    /// Whether the surface was on an output, and is on none any more.
    package private(set) var isOffscreen = false

    private var preferred: PixelScale?
    private var preferredWhole: PixelScale?
    private var expected: PixelScale?
    private var hasEntered = false
    private var entered: Set<Output> = []
    private var scales: [Output: Int] = [:]

    /// Creates the tracker of a surface that is on no output yet.
    package init() {}

    /// The surface came onto an output.
    package mutating func enter(_ output: Output) {
        entered.insert(output)
        (hasEntered, isOffscreen) = (true, false)
        update()
    }

    /// The surface left an output.
    package mutating func leave(_ output: Output) {
        guard entered.remove(output) != nil else { return }
        isOffscreen = entered.isEmpty
        update()
    }

    /// An output is gone.
    package mutating func remove(_ output: Output) {
        scales[output] = nil
        leave(output)
    }

    /// An output told its scale, or another one.
    package mutating func setScale(_ scale: Int, of output: Output) {
        scales[output] = max(1, scale)
        update()
    }

    /// The compositor told which scale it would like, in 120ths. Zero is none, and so is one that no display has.
    package mutating func prefer(in120ths scale: UInt32) {
        preferred =
            (1...120 * UInt32(TactusWayland.Output.largestScale)).contains(scale)
            ? PixelScale(in120ths: Int(scale)) : nil
        update()
    }

    /// The surface opens over one of this scale, and will be on the same output as it.
    package mutating func expect(_ scale: PixelScale) {
        expected = scale
        update()
    }

    /// The compositor told which whole scale it would like; what is less than one is none, as is what no display has.
    package mutating func prefer(whole scale: Int32) {
        preferredWhole =
            (1...TactusWayland.Output.largestScale).contains(scale) ? PixelScale(in120ths: 120 * Int(scale)) : nil
        update()
    }

    private mutating func update() {
        scale = preferred ?? preferredWhole ?? (hasEntered ? nil : expected) ?? whole ?? scale
    }

    /// The largest scale of the outputs that the surface is on, or may come to be on.
    private var whole: PixelScale? {
        let outputs = hasEntered ? entered.compactMap { scales[$0] } : Array(scales.values)
        return outputs.max().map { PixelScale(in120ths: 120 * $0) }
    }
}
