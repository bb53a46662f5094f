// Each test here logs what happens, and says where by numbers alone.
@_exported public import LoggingViews
