import { createContext, use } from 'react'
import type { AdminSession } from 'shared-contracts/staff/session-schema'

/** The session on a screen drawn by AdminScreen. */
export const SessionContext = createContext<AdminSession | undefined>(undefined)

/** Returns the session on a screen for signed-in people. @throws Error outside such a screen */
export function useSession(): AdminSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession was called outside of AdminScreen.')
  return session
}
