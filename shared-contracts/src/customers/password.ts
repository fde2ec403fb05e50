/** Normalises letters, which keyboards may send as one character or as two. Nothing else is changed. */
export function normalisePassword(password: string): string {
  return password.normalize('NFC')
}
