#if DBus
    /// What the player tells tools that ask what it has.
    nonisolated enum MediaPlayerIntrospection {
        static let text = """
            <node>
            \(interface("org.freedesktop.DBus.Introspectable", [method("Introspect", [("out", "xml", "s")])]))
            \(interface("org.freedesktop.DBus.Properties", propertyMethods))
            \(interface(MediaPlayerObject.rootInterface, [method("Raise"), method("Quit")] + properties(root)))
            \(interface(MediaPlayerObject.playerInterface, playerMembers + properties(player)))
            </node>
            """

        private static let propertyMethods = [
            method("Get", [("in", "interface", "s"), ("in", "name", "s"), ("out", "value", "v")]),
            method("GetAll", [("in", "interface", "s"), ("out", "values", "a{sv}")]),
            method("Set", [("in", "interface", "s"), ("in", "name", "s"), ("in", "value", "v")]),
            signal("PropertiesChanged", [("interface", "s"), ("changed", "a{sv}"), ("invalidated", "as")]),
        ]

        private static let root = [
            ("CanQuit", "b"), ("CanRaise", "b"), ("HasTrackList", "b"), ("Identity", "s"), ("DesktopEntry", "s"),
            ("SupportedUriSchemes", "as"), ("SupportedMimeTypes", "as"),
        ]

        private static let playerMembers =
            ["Next", "Previous", "Pause", "PlayPause", "Stop", "Play"].map { method($0) } + [
                method("Seek", [("in", "Offset", "x")]),
                method("SetPosition", [("in", "TrackId", "o"), ("in", "Position", "x")]),
                method("OpenUri", [("in", "Uri", "s")]),
                signal("Seeked", [("Position", "x")]),
            ]

        private static let player = [
            ("PlaybackStatus", "s"), ("Rate", "d"), ("MinimumRate", "d"), ("MaximumRate", "d"), ("Volume", "d"),
            ("Metadata", "a{sv}"), ("CanGoNext", "b"), ("CanGoPrevious", "b"), ("CanPlay", "b"), ("CanPause", "b"),
            ("CanSeek", "b"), ("CanControl", "b"), ("Position", "x"),
        ]

        private static func interface(_ name: String, _ members: [String]) -> String {
            "<interface name=\"\(name)\">\n\(members.joined(separator: "\n"))\n</interface>"
        }

        private static func method(_ name: String, _ arguments: [(String, String, String)] = []) -> String {
            let list = arguments.map { "<arg direction=\"\($0.0)\" name=\"\($0.1)\" type=\"\($0.2)\"/>" }
            return "<method name=\"\(name)\">\(list.joined())</method>"
        }

        private static func signal(_ name: String, _ arguments: [(String, String)]) -> String {
            let list = arguments.map { "<arg name=\"\($0.0)\" type=\"\($0.1)\"/>" }
            return "<signal name=\"\(name)\">\(list.joined())</signal>"
        }

        private static func properties(_ list: [(String, String)]) -> [String] {
            list.map { "<property name=\"\($0.0)\" type=\"\($0.1)\" access=\"read\"/>" }
        }
    }
#endif
