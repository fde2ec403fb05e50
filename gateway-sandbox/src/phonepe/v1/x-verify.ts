import { createHash } from 'node:crypto'
import type { PhonepeCredentials } from '../../config'

/**
 * Computes PhonePe's X-VERIFY: the SHA-256 of the signed text and the salt key, then '###' and the key's index.
 * @param signed base64 payload and path (request), path (status), base64 response (callback), or values (form)
 */
export function xVerify(signed: string, { saltKey, saltIndex }: PhonepeCredentials): string {
  return `${createHash('sha256').update(`${signed}${saltKey}`).digest('hex')}###${saltIndex}`
}
