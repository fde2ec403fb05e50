type Area = 'localStorage' | 'sessionStorage'

/** The text stored under a key, or null where there is none or storage is blocked. */
export function readStored(area: Area, key: string): string | null {
  try {
    // Where storage is blocked, even reading the property throws.
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text under a key. Where storage is full or blocked, the browser forgets the text and the page works on.
 * @param text null to forget it
 */
export function writeStored(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
  } catch {
    // The page works on with what it has in memory.
  }
}
