import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems hand out to connections (from 32768 on Linux, from 49152 elsewhere), which would take one again. */
const FIRST = 20_000
const BEHIND_LAST = 32_000

/** A port of this machine that nobody listens on. */
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
