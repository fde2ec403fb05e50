import { createContext, type ReactNode, use } from 'react'
import { Dormant } from './dormant'

/** Whether the whole page is to be rendered. The shell provides the value. */
export const BelowFoldIsDue = createContext(true)

/**
 * Whether to render what is below a page's first screen. That is always so on a server and for a shopper who comes back
 * to a page they had scrolled. For one who follows a link, it is so once the first screen has been painted.
 */
export function useBelowFold(): boolean {
  return use(BelowFoldIsDue)
}

/** A part of a page that shows only after scrolling, and is dormant until then. */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  return useBelowFold() && <Dormant>{children}</Dormant>
}
