import { type RefObject, useEffect, useRef, useState } from 'react'

/** Two screens above and below what is in view. */
const NEAR = '200% 0px'

/**
 * Whether a place is about to come into view, or has the focus; false on the server and until the browser has said so.
 * @returns what to give the place as its ref
 */
export function useIsNear<Place extends HTMLElement>(): { place: RefObject<Place | null>; isNear: boolean } {
  const place = useRef<Place>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (latest) setIsNear(latest.isIntersecting || element.contains(document.activeElement))
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, isNear }
}
