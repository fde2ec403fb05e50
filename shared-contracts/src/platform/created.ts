/** A `validateStatus` for requests that create something: only 201 means it was saved (specification 23.9 to 23.11). */
export function isCreated(status: number): boolean {
  return status === 201
}
