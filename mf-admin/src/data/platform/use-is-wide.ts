import { useSyncExternalStore } from 'react'

/** The minimum width at which the admin shows tables, as on a computer. */
export const COMPUTER_PX = 900
/** The minimum width at which an order fits beside the list. */
export const TWO_COLUMNS_PX = 1200

/** True if the window is at least this wide. jsdom has no matchMedia, so it renders the phone's screens. */
export function useIsWide(px = COMPUTER_PX): boolean {
  const query = window.matchMedia?.(`(min-width: ${px}px)`)
  function subscribe(listener: () => void) {
    query?.addEventListener('change', listener)
    return () => query?.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => query?.matches ?? false)
}
