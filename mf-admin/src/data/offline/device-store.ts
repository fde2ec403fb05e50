import { readStored, writeStored } from 'shared-contracts/store'

/** Stores a value across reloads and tabs. @param key also identifies the format: a new format needs a new key */
export function createDeviceStore<Value>(key: string) {
  let text: string | null = null
  let value: Value | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  /** Returns the same object until another value is stored. */
  function read(): Value | undefined {
    const stored = readStored('localStorage', key)
    if (stored !== text) {
      text = stored
      value = parse(stored)
    }
    return value
  }

  return {
    read,
    /** @returns false if it was not stored, because storage is full or blocked */
    write(next: Value | undefined): boolean {
      const wanted = next === undefined ? null : JSON.stringify(next)
      writeStored('localStorage', key, wanted)
      tell()
      return readStored('localStorage', key) === wanted
    },
    subscribe(listener: () => void) {
      const ofOtherTab = (event: StorageEvent) => event.key === key && listener()
      listeners.add(listener)
      addEventListener('storage', ofOtherTab)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', ofOtherTab)
      }
    },
  }

  function parse(stored: string | null): Value | undefined {
    try {
      return stored === null ? undefined : JSON.parse(stored)
    } catch {
      // It isn't JSON, so the admin did not write it.
      return undefined
    }
  }
}
