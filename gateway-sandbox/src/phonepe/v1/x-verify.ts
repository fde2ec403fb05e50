import { createHash } from 'node:crypto'
import type { PhonepeCredentials } from '../../config'

/**
 * Computes PhonePe's X-VERIFY: the SHA-256 of the signed text followed by the salt key, '###', and the key's index.
 * @param signed a request's base64 payload and path, a status call's path, or a callback's base64 response
 */
export function xVerify(signed: string, { saltKey, saltIndex }: PhonepeCredentials): string {
  return `${createHash('sha256').update(`${signed}${saltKey}`).digest('hex')}###${saltIndex}`
}
