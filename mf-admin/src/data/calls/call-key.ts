/** Makes an idempotency key for a call. On plain http, browsers have no randomUUID. */
export function newCallKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
