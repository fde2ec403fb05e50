interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** A longer round trip means a weak connection by the browsers' own standard (Network Information API). */
const FAR_MS = 270

/** Returns how long the page's connection took to establish, or its first byte on a reused connection. */
function roundTripMs(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!page) return 0
  const connectMs = (page.secureConnectionStart || page.connectEnd) - page.connectStart
  return connectMs > 0 ? connectMs : page.responseStart - page.requestStart
}

/**
 * True if there is bandwidth to spare. Some shoppers pay per byte, others have a weak connection. Not all browsers
 * report it, and none does at first.
 */
export function hasSpareBandwidth(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  return navigator.onLine && !saveData && effectiveType === '4g' && roundTripMs() < FAR_MS
}
