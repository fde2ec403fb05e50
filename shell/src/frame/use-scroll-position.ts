import { useLayoutEffect } from 'react'
import type { ScrollPositions } from '../routing/scroll-positions'
import type { View } from '../routing/view'

/** Scrolls to the top, to a fragment, or to the previous position. The browser itself scrolls a document's first view. */
export function useScrollPosition(
  { arrival, keepsScroll, location }: View,
  { find }: Pick<ScrollPositions, 'find'>,
): void {
  const { key, hash } = location
  useLayoutEffect(() => {
    if (arrival === 'document' || keepsScroll) return
    const position = arrival === 'history' ? find(key) : undefined
    const part = position === undefined && hash ? document.getElementById(decoded(hash.slice(1))) : null
    if (part) part.scrollIntoView()
    else if (position !== undefined || arrival === 'link') window.scrollTo(0, position ?? 0)
  }, [arrival, keepsScroll, key, hash, find])
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
