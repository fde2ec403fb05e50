export const LOOKS_LIKE_EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Whether a text looks like an e-mail address; only a message sent to it proves more. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && LOOKS_LIKE_EMAIL.test(text)
}

/** The form in which addresses are compared and stored. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}
