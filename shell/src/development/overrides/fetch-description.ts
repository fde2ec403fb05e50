import type { LiveRemote } from 'shared-contracts/remote'
import { DESCRIPTION_PATH } from 'shared-contracts/remote/development-server'

const PATIENCE_MS = 5000

/** There may soon be a remote. */
export class NotYet extends Error {}

/**
 * Asks a development server for its remote. It is one of ours, so only whose it is is checked.
 * @throws NotYet or another Error, with a sentence for the developer
 */
export async function fetchDescription(name: string, origin: string): Promise<LiveRemote> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(origin + DESCRIPTION_PATH, { signal }).catch(() => {
    throw new NotYet(`nobody answers there. Start it with npm run dev -- ${name}.`)
  })
  if (answer.status === 503) throw new NotYet('it is not built yet: see its terminal.')
  const described = (await answer.json().catch(() => ({}))) as Partial<LiveRemote>
  if (described.name !== name) throw new Error(`${described.name ?? 'no remote'} is there.`)
  // Files change while one works on them.
  return { ...(described as LiveRemote), base: `${origin}/`, integrity: {} }
}
