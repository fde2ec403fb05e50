import { createHash, timingSafeEqual } from 'node:crypto'

interface PhonePeSalt {
  key: string
  index: string
}

/**
 * PhonePe v1's X-VERIFY: sha256 of what is said, and the salt's index.
 * @param said base64 request and path to pay; the path alone for a status; base64 response for a callback
 */
export function phonePeVerify(said: string, salt: PhonePeSalt): string {
  const hash = createHash('sha256')
    .update(said + salt.key)
    .digest('hex')
  return `${hash}###${salt.index}`
}

/** Whether a callback is PhonePe's, compared in constant time. */
export function isPhonePeVerify(said: string, salt: PhonePeSalt, header: string): boolean {
  const expected = Buffer.from(phonePeVerify(said, salt))
  const given = Buffer.from(header)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
