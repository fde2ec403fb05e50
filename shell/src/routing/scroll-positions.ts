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
 * Where the shopper had scrolled to in each entry of the tab's history, by the entry's key. A document that is reloaded or
 * come back to is first left to the browser; WebKit forgets the place once the shop has taken over, so it is found here.
 * @param presentKey of the entry that is on show
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
