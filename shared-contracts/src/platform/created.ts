/**
 * True if a response means that something was created. Use as `validateStatus` of requests that create: only 201 means
 * that it was saved (specification 23.9 to 23.11).
 */
export function isCreated(status: number): boolean {
  return status === 201
}
