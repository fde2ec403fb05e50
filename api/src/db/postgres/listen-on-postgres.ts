import pg from 'pg'
import { sessionClient } from './session-client'

const RETRY_MS = 250

/**
 * Listens on a separate connection, and reconnects if it is lost. The returned function stops listening.
 * @param onNotice also called at the start and at every reconnection attempt: notices may have been missed
 */
export async function listenOnPostgres(
  connectionString: string,
  channel: string,
  onNotice: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function listen(): Promise<void> {
    const fresh = sessionClient(connectionString)
    client = fresh
    fresh.on('error', () => tryAgain(fresh))
    fresh.on('end', () => tryAgain(fresh))
    fresh.on('notification', onNotice)
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch {
      tryAgain(fresh)
    }
    if (!isStopped) onNotice()
  }

  function tryAgain(lost: pg.Client): void {
    if (isStopped || lost !== client) return
    client = undefined
    void lost.end().catch(() => {})
    timer = setTimeout(listen, RETRY_MS)
    timer.unref()
  }

  await listen()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
