public import Tactus

extension Pasteboard {
    /// The clipboard of `UIApplication.shared`.
    public static var general: Pasteboard { Application.shared.pasteboard }

    /// The text that this program has put there; set, it is put there, and `nil` takes away what is there. Read, `nil`
    /// for what another program has put there: that comes little by little, see `content(as:)`.
    public var string: String? {
        get { item?.localObject as? String }
        set { if let newValue { setString(newValue) } else { setItem(nil) } }
    }

    /// The picture that this program has put there; set, it is put there, and `nil` takes away what is there. Read,
    /// `nil` for what another program has put there.
    public var image: UIImage? {
        get { item?.localObject as? UIImage }
        set { if let newValue { setImage(newValue) } else { setItem(nil) } }
    }

    /// Whether there is a text, of this program or another.
    public var hasStrings: Bool { types.contains(.text) }

    /// Whether there is a picture, of this program or another.
    public var hasImages: Bool { types.contains(.png) }
}
