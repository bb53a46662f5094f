// Whoever imports TactusUI speaks its geometry and its drawing as well.
@_exported public import TactusGeometry
@_exported public import TactusGraphics
