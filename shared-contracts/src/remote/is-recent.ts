const RECENT_MS = 5 * 60_000

/**
 * Whether an answer in the store is recent enough for another page to take its data from it without a request.
 * Data that came with the document is as old as the document, whenever the server had asked for it.
 */
export function isRecent({ fulfilledTimeStamp = 0 }: { fulfilledTimeStamp?: number | undefined }): boolean {
  return Date.now() - Math.max(fulfilledTimeStamp, performance.timeOrigin) < RECENT_MS
}
