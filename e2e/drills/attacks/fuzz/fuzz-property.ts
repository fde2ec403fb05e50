import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { DatabaseDigest } from './database-digest'
import type { FuzzedRequest } from './fuzzed-request'

/** Jobs that `hasWork` doesn't see count as finished once nothing has changed for this long. */
const QUIET_MS = 25
const QUIET_WITHIN_MS = 30_000

interface FuzzedCall {
  send: (fuzzed: FuzzedRequest) => Promise<number>
  /** Prepares for the next request. @returns true if this changed stored data */
  prepare: () => Promise<boolean>
}

/** Sends requests until one gets a 5xx or is refused but changes data. @returns the smallest as text, if any */
export async function firstComplaint(
  requests: fc.Arbitrary<FuzzedRequest>,
  { numRuns, seed }: { numRuns: number; seed: number },
  { send, prepare }: FuzzedCall,
  digest: DatabaseDigest,
): Promise<string | undefined> {
  let before = await quiet(digest)
  const property = fc.asyncProperty(requests, async (fuzzed) => {
    if (await prepare()) before = await quiet(digest)
    const status = await send(fuzzed)
    const after = await digest.read()
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    if (changed.length > 0) before = await quiet(digest)
    if (status >= 500) throw new Error(`answered ${status}`)
    if (status >= 400 && changed.length > 0)
      throw new Error(`answered ${status}, and changed ${changed.join(', ')}`)
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns, seed })
  if (!failed) return undefined
  const [smallest] = counterexample ?? []
  return `    ${errorInstance instanceof Error ? errorInstance.message : errorInstance}: ${smallest && inWords(smallest)}`
}

async function quiet(digest: DatabaseDigest): Promise<Record<string, string>> {
  const deadline = performance.now() + QUIET_WITHIN_MS
  let last = await digest.read()
  while (performance.now() < deadline) {
    await wait(QUIET_MS)
    const now = await digest.read()
    if (!(await digest.hasWork()) && JSON.stringify(now) === JSON.stringify(last)) break
    last = now
  }
  return last
}

function inWords({ path, headers, sender, body }: FuzzedRequest): string {
  const text = body && new TextDecoder().decode(body)
  return JSON.stringify({ path, headers, sender, bytes: body?.length, text: text?.slice(0, 1500) })
}
