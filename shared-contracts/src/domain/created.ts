/**
 * Whether an answer says that something was made. Where 201 is expected (specification 23.9 to 23.11), no other status
 * saves anything: a request that makes takes this as its `validateStatus`.
 */
export function isCreated(status: number): boolean {
  return status === 201
}
