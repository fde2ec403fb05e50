/**
 * Whether an answer says that something was created: the `validateStatus` of requests that create. Only 201 means that
 * it was saved (specification 23.9 to 23.11).
 */
export function isCreated(status: number): boolean {
  return status === 201
}
