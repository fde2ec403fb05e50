import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs timestamp and body: HMAC-SHA256 in base64. @param body raw, as re-serialising turns 170.00 into 170 */
export function cashfreeSignature(secret: string, timestamp: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(timestamp).update(body).digest('base64')
}

/** Verifies in constant time that a webhook is Cashfree's. Its age doesn't matter: retries come for hours. */
export function isCashfreeSignature(
  secret: string,
  timestamp: string,
  body: Uint8Array,
  signature: string,
): boolean {
  const expected = Buffer.from(cashfreeSignature(secret, timestamp, body))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
