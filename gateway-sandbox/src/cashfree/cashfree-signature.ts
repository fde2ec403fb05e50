import { createHmac } from 'node:crypto'

/**
 * Computes the x-webhook-signature: base64 of HMAC-SHA256 over timestamp and raw body, concatenated.
 *
 * @param timestamp epoch ms as sent in x-webhook-timestamp
 */
export function cashfreeSignature(clientSecret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', clientSecret).update(`${timestamp}${rawBody}`).digest('base64')
}
