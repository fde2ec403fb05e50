import { type RefObject, useEffect, useState } from 'react'

/** Whether an element holds more than its width shows; true until it is measured, so on the server too. */
export function useOverflows(element: RefObject<Element | null>): boolean {
  const [overflows, setOverflows] = useState(true)
  useEffect(() => {
    const { current } = element
    if (!current) return
    // It is told of the first size too, once the page has been laid out: asking at once would have it laid out twice.
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
