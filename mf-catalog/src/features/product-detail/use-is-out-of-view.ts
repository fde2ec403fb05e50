import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is off the screen; false on the server and until the browser has said so. */
export function useIsOutOfView(element: RefObject<Element | null>): boolean {
  const [isOutOfView, setIsOutOfView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1)
      if (latest) setIsOutOfView(!latest.isIntersecting)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOutOfView
}
