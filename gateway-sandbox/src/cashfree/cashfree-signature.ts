import { createHmac } from 'node:crypto'

/** Base64 of HMAC-SHA256 over timestamp and raw body, concatenated. @param timestamp epoch ms as in x-webhook-timestamp */
export function cashfreeSignature(clientSecret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', clientSecret).update(`${timestamp}${rawBody}`).digest('base64')
}
