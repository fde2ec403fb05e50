import { useEffect } from 'react'

/**
 * Keeps the screen on while the page is visible (w3.org/TR/screen-wake-lock). Browsers release the lock when the page is
 * hidden, so it is requested again on return. If the browser refuses, for instance to save power, the screen turns off as
 * usual.
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
        // The browser refused, for instance on a low battery.
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
