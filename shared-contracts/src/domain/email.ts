/** No control characters: PostgreSQL cannot store NUL, and a line break would end a mail's header. */
export const LOOKS_LIKE_EMAIL = /^[^\s@\p{Cc}]{1,64}@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u

/** Whether a text looks like an e-mail address; only a message sent to it proves more. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && LOOKS_LIKE_EMAIL.test(text)
}

/** The form in which addresses are compared and stored. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}
