extension Store {
    /// The identifier of this copy of the store, which names its history; nil before the first answer.
    ///
    /// - Throws: `StoreError`.
    package func device() throws -> Identifier<Device>? {
        try inStoreTerms {
            guard let bytes = try read(devicePath) else { return try formerDevice() }
            let text = String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self)
            guard let device = Identifier<Device>(text) else {
                throw StoreError.broken(path: devicePath, at: TextPosition(line: 1, column: 1), .unusable("device"))
            }
            return device
        }
    }

    /// The identifier of this copy of the store; `newDevice` becomes it where there is none yet.
    ///
    /// - Throws: `StoreError`.
    package func device(orNew newDevice: Identifier<Device>, at moment: Timestamp) throws -> Identifier<Device> {
        if try inStoreTerms({ try files.status(devicePath) }) != nil, let device = try device() { return device }
        return try changing(at: moment) { before in
            if let device = try device() { return device }
            // Settings that cannot be read may name the device.
            if let problem = before.settingsProblem { throw problem }
            try keep(newDevice)
            return newDevice
        }
    }

    /// Gives a store of an earlier version its form of today: the device moves out of the settings, which copies of a store share.
    ///
    /// All of it is in a backup first. Returns nil when there is nothing to do.
    func moveDeviceOutOfSettings(_ written: WrittenFiles, at moment: Timestamp) throws -> Repair? {
        guard written.settingsProblem == nil, try files.status(devicePath) == nil, let device = try formerDevice() else {
            return nil
        }
        try keepCopies(of: filesOfStore(at: root).map { root.appending($0.path) }, .upgrade, at: moment)
        // Whoever finds the device in both places takes it from its own file.
        try keep(device)
        try write(SettingsFile.encode(written.settings), to: settingsPath, over: written.versions[settingsPath])
        return .takenOver(backup: Backup(at: moment, .upgrade).name)
    }

    func keep(_ device: Identifier<Device>) throws {
        try files.create(devicePath, with: Array("\(device)\n".utf8))
    }

    /// The device where an earlier version kept it; nil also where the settings are broken, which is told of elsewhere.
    private func formerDevice() throws -> Identifier<Device>? {
        do {
            return try read(settingsPath).flatMap { try? SettingsFile.formerDevice(in: $0) }
        } catch let failure as FileFailure {
            if case .system = failure { throw failure }
            return nil
        }
    }
}
