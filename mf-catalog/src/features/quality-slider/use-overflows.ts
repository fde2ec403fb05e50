import { type RefObject, useEffect, useState } from 'react'

/** Whether an element holds more than its width shows; false on the server. */
export function useOverflows(element: RefObject<Element | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    function measure() {
      if (element.current) setOverflows(element.current.scrollWidth > element.current.clientWidth)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [element])
  return overflows
}
