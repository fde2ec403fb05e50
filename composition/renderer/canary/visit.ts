import { randomBytes } from 'node:crypto'
import { type Canary, chosenCanaries } from './chosen-canaries'

export interface Visit {
  /** The remotes whose canary it gets. */
  canaries: readonly string[]
  /** The `Set-Cookie` header with a new browser's random number. */
  setCookie?: string
}

const EVERYONES: Visit = { canaries: [] }
const COOKIE = 'canary'
const VISITOR = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})(?:;|$)`)
const THIRTY_DAYS_S = 30 * 24 * 3600

/** Returns a request's visit. Without canaries, browsers get no number. @param isSecure true for https */
export function readVisit(
  cookies: string | undefined,
  canaries: readonly Canary[],
  isSecure: boolean,
): Visit {
  if (canaries.length === 0) return EVERYONES
  const known = VISITOR.exec(cookies ?? '')?.[1]
  if (known) return { canaries: chosenCanaries(known, canaries) }
  const visitor = randomBytes(16).toString('base64url')
  const secure = isSecure ? '; Secure' : ''
  return {
    canaries: chosenCanaries(visitor, canaries),
    setCookie: `${COOKIE}=${visitor}; Path=/; Max-Age=${THIRTY_DAYS_S}; HttpOnly; SameSite=Lax${secure}`,
  }
}
