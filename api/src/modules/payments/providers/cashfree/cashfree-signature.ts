import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Cashfree's webhook signature: base64 of HMAC-SHA256 over timestamp and raw body, put together without a dot.
 * @param body the bytes as received; a body parsed and written again has another signature (170.00 becomes 170)
 */
export function cashfreeSignature(secret: string, timestamp: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(timestamp).update(body).digest('base64')
}

/** Whether a webhook is Cashfree's, compared in constant time. Its age is not judged: retries come for hours. */
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
