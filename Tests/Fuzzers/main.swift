import FakeCompositor
import FuzzTargets
import Glibc

// libFuzzer, at what TACTUS_FUZZ_TARGET names. With TACTUS_FUZZ_SEEDS it writes what the fuzzers of the wire begin with
// into that folder instead.

/// The value of a variable of the environment.
func value(of variable: String) -> String? { getenv(variable).map { String(cString: $0) } }

func save(_ bytes: [UInt8], at path: String) {
    guard let file = fopen(path, "wb") else { return perror(path) }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
}

/// libFuzzer's own main function, which calls another one with each input.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ play: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

if let folder = value(of: "TACTUS_FUZZ_SEEDS") {
    for profile in CompositorProfile.all {
        guard let seeds = WireSeeds(profile: profile) else { continue }
        save(seeds.events, at: "\(folder)/client/\(profile.name)")
        save(seeds.requests, at: "\(folder)/compositor/\(profile.name)")
    }
    exit(0)
}

let target: FuzzTarget
if let named = FuzzTarget.named(value(of: "TACTUS_FUZZ_TARGET") ?? "") {
    target = named
} else {
    print("TACTUS_FUZZ_TARGET is to be one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    exit(2)
}

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
    runFuzzer(&count, &arguments) { data, size in
        let bytes = Array(UnsafeBufferPointer(start: data, count: size))
        MainActor.assumeIsolated { target.run(bytes) }
        return 0
    })
