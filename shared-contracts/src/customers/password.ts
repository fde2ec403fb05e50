/**
 * Returns a password in the form in which it is compared and hashed: keyboards send the same letter as one character or
 * as two. Nothing else changes, as every character counts.
 */
export function normalisePassword(password: string): string {
  return password.normalize('NFC')
}
