/**
 * Normalises a password for comparison and hashing, because keyboards may send the same letter as one character or as
 * two. Nothing else changes: every character counts.
 */
export function normalisePassword(password: string): string {
  return password.normalize('NFC')
}
