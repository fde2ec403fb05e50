/**
 * Whether an answer says that something was made. Where the specification (point 7) expects 201, no other status saves
 * anything: a request that makes takes this as its `validateStatus`.
 */
export function isCreated(status: number): boolean {
  return status === 201
}
