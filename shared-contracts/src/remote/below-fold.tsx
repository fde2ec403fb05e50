import { createContext, type ReactNode, use } from 'react'
import { Dormant } from './dormant'

/** True if the whole page is to be rendered, not just its first screen. The shell provides the value. */
export const BelowFoldIsDue = createContext(true)

/** True on servers, when returning to a scrolled page, and otherwise once the first screen has been painted. */
export function useBelowFold(): boolean {
  return use(BelowFoldIsDue)
}

/** A part of a page that is visible only after scrolling. It is rendered later and hydrated on first input. */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  return useBelowFold() && <Dormant>{children}</Dormant>
}
