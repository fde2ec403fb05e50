import { randomBytes, randomInt } from 'node:crypto'

/** Generates a number of the given length without a leading zero, as text, like the providers' own ids. */
export function randomDigits(length: number): string {
  const rest = Array.from({ length: length - 1 }, () => randomInt(10)).join('')
  return `${randomInt(1, 10)}${rest}`
}

export function randomToken(): string {
  return randomBytes(24).toString('base64url')
}
