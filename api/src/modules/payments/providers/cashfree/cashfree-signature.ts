import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Cashfree's webhook signature: base64 of HMAC-SHA256 over the timestamp directly followed by the raw body.
 * @param body the bytes as received: re-serialising changes the signature (170.00 becomes 170)
 */
export function cashfreeSignature(secret: string, timestamp: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(timestamp).update(body).digest('base64')
}

/** Verifies in constant time that a webhook is Cashfree's. Its age is not checked, because retries come for hours. */
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
