// Who imports the module gets views, points and paths with it.
@_exported public import TactusUI
