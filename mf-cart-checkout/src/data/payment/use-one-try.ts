import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Tracks an attempt to pay, which may take seconds and ends by leaving the shop.
 * @param onStop called if the shopper stays, or comes back
 * @returns `begin`, which returns false while one is running; `isHere`, false once the shopper has left and
 * must not be redirected
 */
export function useOneTry(onStop?: () => void) {
  const [isBusy, setBusy] = useState(false)
  // A ref, because state would update too late for the second click of a double click.
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
