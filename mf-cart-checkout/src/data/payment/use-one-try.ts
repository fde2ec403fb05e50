import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Allows one payment attempt at a time: it may take seconds, and ends by leaving the shop.
 * @param onStop called when an attempt has ended without leaving the shop
 * @returns `begin`, false while an attempt is running; `isHere`, false once the shopper has left the page and must not be
 *   redirected
 */
export function useOneTry(onStop?: () => void) {
  const [isBusy, setBusy] = useState(false)
  // State updates too late for the second half of a double click.
  const isUnderWay = useRef(false)
  const isHere = useRef(true)

  const begin = (): boolean => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setBusy(true)
    return true
  }
  const stop = () => {
    isUnderWay.current = false
    setBusy(false)
    onStop?.()
  }

  // After Back from the gateway, the browser may restore the page as it was left.
  const handleReturn = useEffectEvent(stop)
  useEffect(() => {
    isHere.current = true
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && handleReturn()
    window.addEventListener('pageshow', handlePageShow)
    return () => {
      isHere.current = false
      window.removeEventListener('pageshow', handlePageShow)
    }
  }, [])

  return { isBusy, begin, stop, isHere }
}
