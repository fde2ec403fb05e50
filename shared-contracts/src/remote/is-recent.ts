const RECENT_MS = 5 * 60_000

/**
 * Whether an answer in the store is so young that another page may take its data from it instead of asking anew.
 * What came with the document is as young as the document, whenever the server had asked for it.
 */
export function isRecent({ fulfilledTimeStamp = 0 }: { fulfilledTimeStamp?: number | undefined }): boolean {
  return Date.now() - Math.max(fulfilledTimeStamp, performance.timeOrigin) < RECENT_MS
}
