import { readStored, writeStored } from 'shared-contracts/store'

const STORAGE_KEY = 'scroll-positions'

function remembered(): Record<string, number> {
  try {
    return JSON.parse(readStored('sessionStorage', STORAGE_KEY) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * Stores the scroll position of each history entry of the tab, by the entry's key. The browser restores the position of
 * a reloaded document at first, but WebKit forgets it once the shop takes over, so it is restored here.
 * @param presentKey returns the current entry's key
 */
export function createScrollPositions(presentKey: () => string) {
  const positions = new Map(Object.entries(remembered()))
  const save = (key: string) => positions.set(key, window.scrollY)

  function handlePageHide() {
    save(presentKey())
    window.history.scrollRestoration = 'auto'
    writeStored('sessionStorage', STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)))
  }
  function takeOver() {
    window.history.scrollRestoration = 'manual'
    const top = positions.get(presentKey())
    if (top && window.scrollY === 0) window.scrollTo(0, top)
  }
  takeOver()
  window.addEventListener('pagehide', handlePageHide)
  window.addEventListener('pageshow', takeOver)

  return {
    save,
    find: (key: string) => positions.get(key),
    dispose() {
      window.removeEventListener('pagehide', handlePageHide)
      window.removeEventListener('pageshow', takeOver)
    },
  }
}

export type ScrollPositions = ReturnType<typeof createScrollPositions>
