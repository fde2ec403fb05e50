import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The range lies below the ephemeral ports (from 32768 on Linux, 49152 elsewhere) of outgoing connections. */
const FIRST = 20_000
const BEHIND_LAST = 32_000

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, BEHIND_LAST)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
