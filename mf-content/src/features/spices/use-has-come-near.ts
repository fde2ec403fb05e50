import { type RefObject, useEffect, useRef, useState } from 'react'

/** Two screens above and below what is in view. */
const NEAR = '200% 0px'

/**
 * Whether a place has been about to come into view; false on the server and until the browser has said so.
 * @returns what to give the place as its ref
 */
export function useHasComeNear<Place extends HTMLElement>(): {
  place: RefObject<Place | null>
  hasComeNear: boolean
} {
  const place = useRef<Place>(null)
  const [hasComeNear, setHasComeNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setHasComeNear(true)
          observer.disconnect()
        }
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, hasComeNear }
}
