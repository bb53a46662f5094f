// Whoever imports TactusUI speaks its geometry, its drawing and the values of its platform as well.
@_exported public import TactusGeometry
@_exported public import TactusGraphics
@_exported public import TactusPlatform
