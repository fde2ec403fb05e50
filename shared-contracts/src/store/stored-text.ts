type Area = 'localStorage' | 'sessionStorage'

/** What the browser holds under a key, or null where it holds nothing or its storage is blocked. */
export function readStored(area: Area, key: string): string | null {
  try {
    // Where storage is blocked, naming it is an error already.
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/**
 * Has the browser hold a text under a key. A full or blocked storage costs the memory of this browser, never the page.
 * @param text null to forget it
 */
export function writeStored(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
  } catch {
    // Nothing to be done: what is in memory goes on.
  }
}
