import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * One try at a payment at a time: it may take seconds, and ends in leaving the shop.
 * @param onStop told when a try has ended without leaving the shop
 * @returns `begin`, false while a try is under way; `isHere`, false once the shopper has walked away: then nothing may
 *   take them along
 */
export function useOneTry(onStop?: () => void) {
  const [isBusy, setBusy] = useState(false)
  // State comes too late for the second half of a double click.
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

  // Back from the gateway, the browser may show the page as it was left.
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
