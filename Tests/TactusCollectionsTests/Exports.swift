// What every test here speaks.
@_exported public import LoggingViews
@_exported public import TactusCollections
@_exported public import TactusTesting
