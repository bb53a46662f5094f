import WaylandServer

// `zwp_input_method_v2`
extension Violation {
    static let inputPopupRole = Violation(code: ZwpInputMethodV2.Error.role.rawValue, name: "role")
}
