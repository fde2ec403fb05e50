import { createHmac } from 'node:crypto'

/** Returns the base64 HMAC-SHA256 of x-webhook-timestamp and raw body. @param timestamp in epoch ms */
export function cashfreeSignature(clientSecret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', clientSecret).update(`${timestamp}${rawBody}`).digest('base64')
}
