import { setTimeout as pause } from 'node:timers/promises'
import { programPath, runProgram, startProgram } from './programs'

/** PostgreSQL keeps the log for this name until it has been fetched. */
const SLOT = 'spice_shop_backup'
const AGAIN_AFTER_MS = 2_000
/** The server has let go of what the slot stood for (max_slot_wal_keep_size). */
const IS_GONE = /has been removed|invalidated|no longer/

/**
 * Has PostgreSQL's own pg_receivewal fetch the log into a folder as it is written, until it is told to stop. After a
 * lost connection it begins again where the folder ends.
 */
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
