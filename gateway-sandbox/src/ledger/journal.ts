import { closeSync, existsSync, fchmodSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { SandboxEvent } from './event'
import { lockJournal } from './journal-lock'

export interface Journal {
  /** Every event written before this start, oldest first. */
  readonly past: readonly SandboxEvent[]
  append(event: SandboxEvent): void
  close(): void
}

const OWNER_ALONE = 0o600

/**
 * An append-only file of one JSON event a line. A write is synchronous: once an answer has been sent, a killed
 * process cannot forget it.
 *
 * @throws Error when another process has the file, or a line other than the last cannot be read
 */
export function openJournal(path: string): Journal {
  const unlock = lockJournal(path)
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  // A line is whole only with its line break; what follows the last break was torn off by a crash.
  const wholeLength = bytes.lastIndexOf(0x0a) + 1
  const past = readLines(bytes.subarray(0, wholeLength).toString('utf8'), path)
  const file = openSync(path, 'a', OWNER_ALONE)
  // One that an earlier start left to everybody.
  fchmodSync(file, OWNER_ALONE)
  if (wholeLength < bytes.length) ftruncateSync(file, wholeLength)
  return {
    past,
    append: (event) => void writeSync(file, `${JSON.stringify(event)}\n`),
    close() {
      closeSync(file)
      unlock()
    },
  }
}

function readLines(text: string, path: string): SandboxEvent[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line, index) => {
    try {
      return JSON.parse(line)
    } catch {
      throw new Error(`Line ${index + 1} of ${path} cannot be read; move the file away to start afresh.`)
    }
  })
}
