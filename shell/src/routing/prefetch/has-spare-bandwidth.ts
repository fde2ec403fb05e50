interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** A longer round trip means a weak connection by the browsers' own standard (Network Information API). */
const FAR_MS = 270

/** Returns how long the page's connection took to open or, if it was reused, how long the first byte took. */
function roundTripMs(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!page) return 0
  const connectMs = (page.secureConnectionStart || page.connectEnd) - page.connectStart
  return connectMs > 0 ? connectMs : page.responseStart - page.requestStart
}

/**
 * True if there is bandwidth to spare: some shoppers pay per byte, others have a weak connection. Not all
 * browsers report the connection, and none does at first, so the round trip is considered too.
 */
export function hasSpareBandwidth(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  return navigator.onLine && !saveData && effectiveType === '4g' && roundTripMs() < FAR_MS
}
