import Glibc

/// What was asked for on the command line.
struct Options {
    var isTraced = false
    /// Whether the bar stays on the desk, also where the desktop has room for it.
    var keepsBar = false
    /// What the third card stands for: this very program, unless another file is named.
    var file = Options.thisProgram

    static let thisProgram = "/proc/self/exe"

    private static let usage = """
        usage: Shell [--trace] [--inside] [--file PATH]

          --trace      print what happens, a line each
          --inside     keep the bar on the desk
          --file PATH  the file that can be copied and dragged; this program unless given
          --help       print this
        """

    init() {}

    init(arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            switch argument {
            case "--trace": isTraced = true
            case "--inside": keepsBar = true
            case "--file":
                guard let path = arguments.next() else { Self.refuse("--file wants a path") }
                file = path
            case "--help", "-h":
                print(Self.usage)
                exit(0)
            default: Self.refuse("no such option: \(argument)")
            }
        }
    }

    private static func refuse(_ reason: String) -> Never {
        var standardError = StandardError()
        print("Shell: \(reason)\n\(usage)", to: &standardError)
        exit(2)
    }
}
