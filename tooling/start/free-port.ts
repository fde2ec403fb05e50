import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports (from 32768 on Linux, from 49152 elsewhere), one of which a connection could take. */
const FIRST = 20_000
const BEHIND_LAST = 32_000

/** Returns an unused port of this machine. */
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
