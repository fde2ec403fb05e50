import { createContext, use } from 'react'
import type { DeskSession } from 'shared-contracts/domain/desk/people/session-schema'

/** Who is signed in, on the screen that a DeskScreen draws. */
export const SessionContext = createContext<DeskSession | undefined>(undefined)

/**
 * Who is signed in, on a screen that is shown to nobody else.
 * @throws Error outside of such a screen
 */
export function useSession(): DeskSession {
  const session = use(SessionContext)
  if (!session) throw new Error('Only a DeskScreen knows who is signed in.')
  return session
}
