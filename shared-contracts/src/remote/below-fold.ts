import { createContext, type ReactNode, use } from 'react'

/** Whether a page is due in full; the shell says so. */
export const BelowFoldIsDue = createContext(true)

/**
 * Whether what stands below a page's first screen is to be rendered. On a server, and for a shopper who comes back to
 * where they had scrolled, always; for one who follows a link, as soon as the first screen has been painted.
 */
export function useBelowFold(): boolean {
  return use(BelowFoldIsDue)
}

/** Part of a page that no screen shows before it is scrolled. */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  return useBelowFold() ? children : null
}
