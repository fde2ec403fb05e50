import { setTimeout as pause } from 'node:timers/promises'
import { programPath, runProgram, startProgram } from './programs'

/** The replication slot's name. PostgreSQL keeps the log until it has been fetched through the slot. */
const SLOT = 'spice_shop_backup'
const AGAIN_AFTER_MS = 2_000
/** Matches the server's error if it has discarded the slot's log (max_slot_wal_keep_size). */
const IS_GONE = /has been removed|invalidated|no longer/

/** Streams the log into a folder with pg_receivewal until stopped. After an error, continues where it ended. */
export async function streamLog(
  url: string,
  folder: string,
  signal: AbortSignal,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  const program = programPath('pg_receivewal')
  const slot = ['--slot', SLOT]
  const makeSlot = () => runProgram(program, ['--create-slot', '--if-not-exists', ...slot], {}, url)
  while (!signal.aborted) {
    try {
      await makeSlot()
      const args = ['-D', folder, ...slot, '--no-loop', '--no-password']
      const { child, ended } = startProgram(program, args, url, { signal, killSignal: 'SIGTERM' })
      child.stdout?.resume()
      await ended
    } catch (error) {
      if (signal.aborted) return
      onTrouble(error)
      if (error instanceof Error && IS_GONE.test(error.message))
        await runProgram(program, ['--drop-slot', ...slot], {}, url).catch(onTrouble)
    }
    await pause(AGAIN_AFTER_MS, undefined, { signal }).catch(() => {})
  }
}
