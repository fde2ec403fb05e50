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
 * Where the shopper had scrolled to in each entry of the tab's history, by the entry's key. The document's first view
 * is left to the browser, which knows the place of a page that was reloaded or come back to from elsewhere.
 */
export function createScrollPositions() {
  const positions = new Map(Object.entries(remembered()))
  window.history.scrollRestoration = 'manual'

  function handlePageHide() {
    window.history.scrollRestoration = 'auto'
    writeStored('sessionStorage', STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)))
  }
  // A page that the browser had kept whole (back/forward cache) goes on where it was.
  function handlePageShow() {
    window.history.scrollRestoration = 'manual'
  }
  window.addEventListener('pagehide', handlePageHide)
  window.addEventListener('pageshow', handlePageShow)

  return {
    save: (key: string) => positions.set(key, window.scrollY),
    find: (key: string) => positions.get(key),
    dispose() {
      window.removeEventListener('pagehide', handlePageHide)
      window.removeEventListener('pageshow', handlePageShow)
    },
  }
}

export type ScrollPositions = ReturnType<typeof createScrollPositions>
