type Area = 'localStorage' | 'sessionStorage'

/** Returns the text stored under a key, or null if there is none or storage is blocked. */
export function readStored(area: Area, key: string): string | null {
  try {
    // With blocked storage, even reading the property throws.
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text under a key. If storage is full or blocked, the text is lost and the page keeps working.
 * @param text null to remove it
 */
export function writeStored(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
  } catch {
    // The page keeps working with its state in memory.
  }
}
