const RECENT_MS = 5 * 60_000

/** True if a response is under five minutes old. Data in the document is considered as old as the document. */
export function isRecent({ fulfilledTimeStamp = 0 }: { fulfilledTimeStamp?: number | undefined }): boolean {
  return Date.now() - Math.max(fulfilledTimeStamp, performance.timeOrigin) < RECENT_MS
}
