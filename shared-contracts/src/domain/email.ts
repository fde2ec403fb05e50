/**
 * No control characters: PostgreSQL cannot store NUL, and a line break would end a mail's header. No invisible
 * characters: two addresses that look alike would be two accounts.
 */
export const LOOKS_LIKE_EMAIL = /^[^\s@\p{Cc}\p{Cf}]{1,64}@[^\s@.\p{Cc}\p{Cf}]+(?:\.[^\s@.\p{Cc}\p{Cf}]+)+$/u

/** Whether a text looks like an e-mail address; only a message sent to it proves more. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && LOOKS_LIKE_EMAIL.test(text)
}

/**
 * The form in which addresses are compared, stored and written to. NFKC is for the domain alone, where DNS does the same.
 * In the mailbox name it could turn one person's address into another's.
 */
export function normaliseEmail(email: string): string {
  const text = email.trim()
  const at = text.lastIndexOf('@')
  const mailbox = text.slice(0, Math.max(at, 0)).normalize('NFC').toLowerCase()
  const domain = text.slice(Math.max(at, 0)).normalize('NFKC').toLowerCase()
  return `${mailbox}${domain}`.normalize('NFC')
}
