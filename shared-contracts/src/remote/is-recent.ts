const RECENT_MS = 5 * 60_000

/**
 * Returns true if a response in the store is recent enough for another page to reuse without a request. Data that came
 * with the document is as old as the document, whenever the server fetched it.
 */
export function isRecent({ fulfilledTimeStamp = 0 }: { fulfilledTimeStamp?: number | undefined }): boolean {
  return Date.now() - Math.max(fulfilledTimeStamp, performance.timeOrigin) < RECENT_MS
}
