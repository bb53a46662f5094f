// One import is enough for an application.

@_exported public import TactusCollections
@_exported public import TactusControls
@_exported public import TactusText
@_exported public import TactusPages
@_exported public import TactusUI
@_exported public import TactusWayland
