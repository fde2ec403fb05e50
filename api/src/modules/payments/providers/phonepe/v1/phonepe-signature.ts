import { createHash, timingSafeEqual } from 'node:crypto'

interface PhonePeSalt {
  key: string
  index: string
}

/**
 * Returns PhonePe v1's X-VERIFY header: a SHA-256 hash of message and salt, with the salt's index.
 * @param said a payment's base64 request and path, a status request's path, or a callback's base64 response
 */
export function phonePeVerify(said: string, salt: PhonePeSalt): string {
  const hash = createHash('sha256')
    .update(said + salt.key)
    .digest('hex')
  return `${hash}###${salt.index}`
}

/** Verifies a callback in constant time. */
export function isPhonePeVerify(said: string, salt: PhonePeSalt, header: string): boolean {
  const expected = Buffer.from(phonePeVerify(said, salt))
  const given = Buffer.from(header)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
