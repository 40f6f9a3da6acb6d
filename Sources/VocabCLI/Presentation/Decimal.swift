/// `tenths` with one decimal: 73 is `7.3`, for people and programs alike. Nothing is below 0.
func decimal(tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }
