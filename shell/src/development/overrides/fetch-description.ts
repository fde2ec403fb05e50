import type { LiveRemote } from 'shared-contracts/remote'
import { RemoteVersion } from 'shared-contracts/remote/registry'
import * as z from 'zod/mini'

const PATIENCE_MS = 5000

/** `/remote.json` of a development server: the remote as it has just been built. */
const Description = z.extend(RemoteVersion, { name: z.string(), version: z.string() })

/** @throws Error with a sentence for the developer */
export async function fetchDescription(name: string, origin: string): Promise<LiveRemote> {
  const answer = await fetch(`${origin}/remote.json`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => {
      throw new Error(`nobody answers there. Start it with npm run dev -- ${name}.`)
    },
  )
  if (!answer.ok) throw new Error('it is not built yet: see its terminal.')
  const described = z.safeParse(Description, await answer.json().catch(() => undefined))
  if (!described.success) throw new Error('what it says of itself in /remote.json is not understood.')
  if (described.data.name !== name) throw new Error(`${described.data.name} is there.`)
  return { ...described.data, base: `${origin}/` }
}
