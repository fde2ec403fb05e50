interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** A longer round trip makes a weak connection, as browsers judge that measure it (Network Information API). */
const FAR_MS = 270

/** How long the page's own connection took to come about, or where it was there already, its first byte. */
function roundTripMs(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!page) return 0
  const connectMs = (page.secureConnectionStart || page.connectEnd) - page.connectStart
  return connectMs > 0 ? connectMs : page.responseStart - page.requestStart
}

/**
 * Whether bytes can be spared: some shoppers pay for each, some have a weak connection. Not all browsers know what it is like,
 * and none does at first.
 */
export function hasSpareBandwidth(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  return navigator.onLine && !saveData && effectiveType === '4g' && roundTripMs() < FAR_MS
}
