type Area = 'localStorage' | 'sessionStorage'

/** Returns the text stored under a key, or null if there is none or storage is blocked. */
export function readStored(area: Area, key: string): string | null {
  try {
    // If storage is blocked, even accessing the property throws.
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Does nothing if storage is full or blocked: the page keeps working. @param text null to remove the key */
export function writeStored(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
  } catch {
    // The page keeps its state in memory.
  }
}
