import { createContext, use } from 'react'
import type { AdminSession } from 'shared-contracts/staff/session-schema'

/** Who is signed in, on the screen that a AdminScreen draws. */
export const SessionContext = createContext<AdminSession | undefined>(undefined)

/**
 * Who is signed in, on a screen that is shown to nobody else.
 * @throws Error outside of such a screen
 */
export function useSession(): AdminSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession was called outside of AdminScreen.')
  return session
}
