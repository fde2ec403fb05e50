import { closeSync, existsSync, fchmodSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { LockTaken, takeLock } from 'file-lock'

/** A table's new value for a key; undefined deletes it. */
type Change = readonly [table: string, key: string, value?: unknown]

export interface Journal {
  /** Every change written before this start, oldest first. */
  readonly past: readonly Change[]
  append(change: Change): void
  close(): void
}

const OWNER_ALONE = 0o600

/**
 * Opens a file with one JSON change per line. Writes are synchronous, so killing the process loses nothing.
 * @throws Error if another process uses the file, or a line other than the last is unreadable
 */
export function openJournal(path: string): Journal {
  const unlock = lock(path)
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  // A line is complete only with its line break; anything after the last one was truncated by a crash.
  const wholeLength = bytes.lastIndexOf(0x0a) + 1
  const past = readLines(bytes.subarray(0, wholeLength).toString('utf8'), path)
  const file = openSync(path, 'a', OWNER_ALONE)
  // A file restored from a copy may be world-readable.
  fchmodSync(file, OWNER_ALONE)
  if (wholeLength < bytes.length) ftruncateSync(file, wholeLength)
  return {
    past,
    append: (change) => void writeSync(file, `${JSON.stringify(change)}\n`),
    close() {
      closeSync(file)
      unlock()
    },
  }
}

/** Two sandboxes with one journal would not see each other's writes. */
function lock(path: string): () => void {
  try {
    return takeLock(`${path}.lock`)
  } catch (error) {
    if (!(error instanceof LockTaken)) throw error
    throw new Error(
      `${path} is in use by ${error.holder}; stop that process or set DATA_DIR to another folder.`,
    )
  }
}

function readLines(text: string, path: string): Change[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line, index): Change => {
    try {
      return JSON.parse(line)
    } catch {
      throw new Error(
        `Line ${index + 1} of ${path} cannot be read; move the file away to start with an empty one.`,
      )
    }
  })
}
