import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isErrno } from './errno'

/** The secret that signs what browsers hold: made once, readable by its owner alone. */
export function secretIn(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
