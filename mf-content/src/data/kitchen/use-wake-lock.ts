import { useEffect } from 'react'

/**
 * Keeps the screen on while the page is looked at (w3.org/TR/screen-wake-lock). A browser lets go when the page is hidden,
 * so it is asked again when the cook comes back. Where it can't, or won't to save power, the screen goes off as ever.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let hasLeft = false

    async function stayOn() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      if (lock?.released === false) return
      try {
        const asked = await navigator.wakeLock.request('screen')
        if (hasLeft) await asked.release()
        else lock = asked
      } catch {
        // Refused, such as by a battery that is low.
      }
    }

    stayOn()
    document.addEventListener('visibilitychange', stayOn)
    return () => {
      hasLeft = true
      document.removeEventListener('visibilitychange', stayOn)
      lock?.release().catch(() => {})
    }
  }, [])
}
