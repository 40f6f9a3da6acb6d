import Glibc
import VocabCore

/// Turns bytes of any encoding into UTF-8.
enum TextDecoder {
    /// Stands in the result for what cannot be read: a byte that is no UTF-8, so that whoever reads on finds the place.
    static let unreadable: UInt8 = 0xFF

    /// `bytes` in UTF-8, without a byte order mark; nil when this system does not know the encoding.
    static func decoded(_ bytes: [UInt8], as encoding: TextEncoding) -> [UInt8]? {
        let text = encoding == .utf8 ? bytes : Converter(from: encoding)?.converted(bytes, unit: encoding.unit)
        return text.map { $0.starts(with: [0xEF, 0xBB, 0xBF]) ? Array($0.dropFirst(3)) : $0 }
    }
}

/// The system's converter (iconv) from one encoding.
private final class Converter {
    private let handle: iconv_t

    init?(from encoding: TextEncoding) {
        guard let handle = iconv_open("UTF-8", encoding.systemName), Int(bitPattern: handle) != -1 else { return nil }
        self.handle = handle
    }

    deinit {
        iconv_close(handle)
    }

    func converted(_ bytes: [UInt8], unit: Int) -> [UInt8] {
        var input = bytes
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 3 / 2)
        var chunk = [CChar](repeating: 0, count: 1 << 16)
        input.withUnsafeMutableBytes { buffer in
            var next = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            var left = buffer.count
            while left > 0 {
                var status = 0
                var reason: Int32 = 0
                let written = chunk.withUnsafeMutableBufferPointer { output in
                    var place = output.baseAddress
                    var room = output.count
                    status = Int(truncatingIfNeeded: iconv(handle, &next, &left, &place, &room))
                    reason = errno
                    return output.count - room
                }
                result.append(contentsOf: chunk[..<written].lazy.map { UInt8(bitPattern: $0) })
                if status != -1 || reason == E2BIG { continue }
                // What cannot be read, or was cut off at the end, is skipped one unit at a time.
                result.append(TextDecoder.unreadable)
                let step = min(unit, left)
                next = next?.advanced(by: step)
                left -= step
            }
        }
        return result
    }
}
