import { useEffect, useRef } from 'react'

/**
 * Whether the page is still before the shopper: attempts that go on for seconds must not take along
 * one who has walked away.
 * @param onReturn told when the browser shows the kept page again, as Back from the gateway does
 */
export function usePresence(onReturn: () => void) {
  const isHere = useRef(true)
  const handleReturn = useRef(onReturn)

  useEffect(() => {
    handleReturn.current = onReturn
  })

  useEffect(() => {
    isHere.current = true
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && handleReturn.current()
    window.addEventListener('pageshow', handlePageShow)
    return () => {
      isHere.current = false
      window.removeEventListener('pageshow', handlePageShow)
    }
  }, [])

  return isHere
}
