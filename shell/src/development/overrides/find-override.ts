import type { LiveRemote } from 'shared-contracts/remote'
import { DESCRIPTION_PATH } from 'shared-contracts/remote/development-server'

const PATIENCE_MS = 5000

/** Thrown if the remote may become available soon. */
class NotYet extends Error {}

/**
 * Asks a development server for its remote. The server is part of this repository, so only the name is checked.
 * @throws NotYet or another Error, with a sentence for the developer
 */
async function fetchDescription(name: string, origin: string): Promise<LiveRemote> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(origin + DESCRIPTION_PATH, { signal }).catch(() => {
    throw new NotYet(`there is no response. Start it with npm run dev -- ${name}.`)
  })
  if (answer.status === 503) throw new NotYet('it is not built yet. See its terminal.')
  const described = (await answer.json().catch(() => ({}))) as Partial<LiveRemote>
  if (described.name !== name) throw new Error(`it serves ${described.name ?? 'no remote'}.`)
  // No hashes, because files change during development.
  return { ...(described as LiveRemote), base: `${origin}/`, integrity: {} }
}

/** The outcome of a requested override. */
export interface Outcome {
  override: string
  /** The origin of the remote's development server, which may not be ready yet. The page follows its builds. */
  origin?: string
  /** The remote that is shown instead of the registry's version. */
  remote?: LiveRemote
  /** The reason why the registry's version is shown. */
  problem?: string
}

const SHOWN_INSTEAD = 'The version in the registry is shown.'

/** Resolves an override. Origins that are not allowed are never contacted. */
export async function findOverride(override: string, allowed: readonly string[]): Promise<Outcome> {
  const [, name = '', address = ''] = /^(mf-[a-z-]+)@(.+)$/.exec(override) ?? []
  if (!URL.canParse(address))
    return {
      override,
      problem: `'${override}' is no override: write one such as mf-catalog@http://localhost:3001. ${SHOWN_INSTEAD}`,
    }
  const { origin } = new URL(address)
  if (!isAllowed(origin, allowed))
    return {
      override,
      problem: `${name} may not come from ${origin}: this shop allows ${allowed.join(', ')}. ${SHOWN_INSTEAD}`,
    }
  try {
    return { override, origin, remote: await fetchDescription(name, origin) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      override,
      ...(error instanceof NotYet && { origin }),
      problem: `${name} can't come from ${origin}: ${reason} ${SHOWN_INSTEAD}`,
    }
  }
}

/** True if overrides may come from an origin. @param allowed OVERRIDE_ORIGINS; ':*' allows any port */
export function isAllowed(origin: string, allowed: readonly string[]): boolean {
  const anyPort = origin.replace(/:\d+$/, '')
  return allowed.some((each) => each === origin || each === `${anyPort}:*`)
}
