import HeadlessRunning
import Testing

@Suite("A program that may open few files, or small ones", .serialized)
struct DescriptorLimitTests {
    @Test("says so at its start, names the limit, and ends with status 1", arguments: [4, 5, 7, 9])
    func tooFew(limit: Int) throws {
        let program = HeadlessRun.program("TouchDots").path
        let run = try HeadlessRun(["--", "sh", "-c", "ulimit -n \(limit); exec \(program)"])
        #expect(run.status == 1)
        #expect(run.errors.contains("the limit of this process is \(limit) (ulimit -n)"), "\(run.errors)")
    }

    @Test("shows its window with as many as that asks for, and ends in order")
    func enough() throws {
        let program = HeadlessRun.program("TouchDots").path
        let run = try HeadlessRun(
            ["--script", "-", "--", "sh", "-c", "ulimit -n 12; exec \(program)"], input: "tap 1 60 60\nclient-alive")
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    }

    @Test("whose files may be no larger than a picture says so, and lives")
    func smallFiles() throws {
        let program = HeadlessRun.program("TouchDots").path
        let run = try HeadlessRun(["--timeout", "3", "--", "sh", "-c", "ulimit -f 4; exec \(program)"])
        #expect(run.errors.contains("raise that limit (ulimit -f)"), "\(run.errors)")
        #expect(!run.errors.contains("status 153"))
    }
}
