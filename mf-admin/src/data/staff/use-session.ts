import { createContext, use } from 'react'
import type { AdminSession } from 'shared-contracts/staff/session-schema'

/** The session, provided by AdminScreen. */
export const SessionContext = createContext<AdminSession | undefined>(undefined)

/** Returns the session. @throws Error outside AdminScreen */
export function useSession(): AdminSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession was called outside of AdminScreen.')
  return session
}
