import Glibc

/// The library libenchant-2, which asks whatever dictionaries a system has: Hunspell's, Aspell's, Nuspell's. It is
/// loaded with the first word that is checked, and stays.
nonisolated struct EnchantLibrary: @unchecked Sendable {
    typealias Broker = OpaquePointer
    typealias Dictionary = OpaquePointer

    let makeBroker: @convention(c) () -> Broker?
    let requestDictionary: @convention(c) (Broker, UnsafePointer<CChar>) -> Dictionary?
    let check: @convention(c) (Dictionary, UnsafePointer<CChar>, Int) -> Int32
    let suggest:
        @convention(c) (Dictionary, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) ->
            UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let freeStrings: @convention(c) (Dictionary, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
    let add: @convention(c) (Dictionary, UnsafePointer<CChar>, Int) -> Void
    let addToSession: @convention(c) (Dictionary, UnsafePointer<CChar>, Int) -> Void

    /// Loads the library; `nil` where there is none.
    init?(_ name: String = "libenchant-2.so.2") {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String) -> Function? {
            dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let makeBroker: @convention(c) () -> Broker? = function("enchant_broker_init"),
            let request: @convention(c) (Broker, UnsafePointer<CChar>) -> Dictionary? = function(
                "enchant_broker_request_dict"),
            let check: @convention(c) (Dictionary, UnsafePointer<CChar>, Int) -> Int32 = function("enchant_dict_check"),
            let suggest:
                @convention(c) (Dictionary, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) ->
                    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = function("enchant_dict_suggest"),
            let freeStrings: @convention(c) (Dictionary, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void =
                function(
                    "enchant_dict_free_string_list"),
            let add: @convention(c) (Dictionary, UnsafePointer<CChar>, Int) -> Void = function("enchant_dict_add"),
            let addToSession: @convention(c) (Dictionary, UnsafePointer<CChar>, Int) -> Void = function(
                "enchant_dict_add_to_session")
        else { return nil }
        (self.makeBroker, requestDictionary, self.check, self.suggest) = (makeBroker, request, check, suggest)
        (self.freeStrings, self.add, self.addToSession) = (freeStrings, add, addToSession)
    }
}
