import { createContext, type ReactNode, use } from 'react'
import { Dormant } from './dormant'

/** True if the whole page is to be rendered. The shell provides the value. */
export const BelowFoldIsDue = createContext(true)

/**
 * Returns whether to render what is below a page's first screen. This is always true on a server and for a shopper who
 * returns to a page they had scrolled. After following a link, it is true once the first screen has been painted.
 */
export function useBelowFold(): boolean {
  return use(BelowFoldIsDue)
}

/** A part of a page that becomes visible only after scrolling, and is dormant until then. */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  return useBelowFold() && <Dormant>{children}</Dormant>
}
