import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Backup, Backups } from '../store/backups'
import { sha256 } from '../store/pieces'
import type { Sealing } from '../store/sealing'
import { createArchivedLog } from './archived-log'
import { buildChain, type LogPart } from './log-part'
import { isSegment, nextSegment } from './segment'

const PARTIAL = '.partial'

/** The log does not continue from the last stored segment, so a new copy of the cluster is needed. */
export class LogGap extends Error {
  constructor(expected: string, found: string) {
    super(`The log continues at ${found} instead of ${expected}. Making a new copy of the database.`)
    this.name = 'LogGap'
  }
}

export interface Shipper {
  /** @param keep true while another copy is being made, which needs the same segments. @throws LogGap */
  ship: (keep: boolean) => Promise<void>
}

/** Ships the log segments that continue a backup. The partial segment is shipped repeatedly as it grows. */
export async function createShipper(
  backups: Backups,
  backup: Backup,
  folder: string,
  seal: Sealing,
): Promise<Shipper> {
  const log = createArchivedLog(backups, backup)
  const start = backup.manifest.cluster?.startSegment ?? ''
  const kept = buildChain(start, await log.list()).parts
  const whole = kept.findLast(({ isPartial }) => !isPartial)
  let next = whole ? nextSegment(whole.segment) : start
  let begun: LogPart[] = kept.filter(({ isPartial }) => isPartial)
  let begunHash = ''

  async function shipWhole(segment: string): Promise<void> {
    if (segment > next) throw new LogGap(next, segment)
    const at = new Date()
    await log.write(segment, false, await readFile(path.join(folder, segment)), at, seal)
    await log.remove(begun)
    begun = []
    next = nextSegment(segment)
  }

  async function shipBegun(): Promise<void> {
    const at = new Date()
    const bytes = await readFile(path.join(folder, next + PARTIAL))
    const hash = sha256(bytes)
    if (hash === begunHash) return
    const part = await log.write(next, true, bytes, at, seal)
    // Store the new one before deleting the old one.
    await log.remove(begun)
    begun = [part]
    begunHash = hash
  }

  return {
    async ship(keep) {
      const names = await readdir(folder)
      const segments = names.filter(isSegment).sort()
      for (const segment of segments) {
        if (segment >= next) await shipWhole(segment)
        if (!keep) await rm(path.join(folder, segment))
      }
      const partial = names.find((name) => name.endsWith(PARTIAL))?.slice(0, -PARTIAL.length)
      if (partial === next) await shipBegun()
      else if (partial && partial > next) throw new LogGap(next, partial)
    },
  }
}
