import { createHash, timingSafeEqual } from 'node:crypto'

interface PhonePeSalt {
  key: string
  index: string
}

/**
 * PhonePe v1's X-VERIFY header: a SHA-256 hash of the message and salt, with the salt's index.
 * @param said for a payment the base64 request and its path, for a status the path, for a callback the base64 response
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
