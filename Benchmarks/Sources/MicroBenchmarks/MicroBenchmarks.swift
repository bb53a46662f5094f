import Glibc
import Tactus

/// Measures what `Limits` limits, prints a line for each figure, and exits with status 1 when one is exceeded.
///
///     MicroBenchmarks             counts and times
///     MicroBenchmarks --counts    counts alone: the same on every machine
@main
enum MicroBenchmarks {
    static func main() async throws {
        let options = CommandLine.arguments.dropFirst()
        guard options.isEmpty || Array(options) == ["--counts"] else {
            fputs("usage: MicroBenchmarks [--counts]\n", fdopen(STDERR_FILENO, "w"))
            exit(2)
        }
        var figures = Delivery.counts() + Layout.counts()
        figures += try Drawing.counts() + Animation.counts() + Text.counts() + Scrolling.counts()
        figures += DoublingOfPrograms.counts() + Typing.counts()
        figures += await Pasting.counts()
        figures += try await Lists.counts()
        if options.isEmpty {
            figures +=
                Delivery.times() + HitTesting.times() + Depth.times() + Doubling.ratios() + Doubling.overTheWire()
            figures += DoublingOfPrograms.times() + Typing.times()
            figures += WirePairs.times() + Layout.times()
            figures += try Drawing.times() + Animation.times() + Text.times() + Scrolling.times()
            figures += try await Lists.times()
        }
        for figure in figures { print(figure) }
        let excess = figures.filter(\.isExceeded).count
        print(excess == 0 ? "all within their limits" : "\(excess) of \(figures.count) EXCEEDED")
        exit(excess == 0 ? 0 : 1)
    }
}
