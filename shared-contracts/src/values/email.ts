import { foldDigits } from './digits'
import { withoutInvisible } from './typed-text'

/**
 * Matches exactly one address. Display names, comments and lists are refused, because mail programs could
 * interpret them differently from the shop. Letters of any script are allowed (RFC 6531).
 */
export const LOOKS_LIKE_EMAIL =
  /^(?=[^@]{1,64}@)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}(?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/** True if it looks like an address; only sending a mail proves more. @param text from `normaliseEmail` */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && LOOKS_LIKE_EMAIL.test(text)
}

/** Removes invisible characters from an address. In a part that is otherwise ASCII, digits of any script become 0 to 9. */
export function plainEmail(text: string): string {
  return withoutInvisible(text).trim().split('@').map(plainPart).join('@')
}

function plainPart(text: string): string {
  const folded = foldDigits(text)
  return /\P{ASCII}/u.test(folded) ? text : folded
}

/**
 * Normalises an address for comparing, storing and sending, so that a mailbox has one account however its address is typed.
 * Case is ignored. NFKC applies only to the domain, as in DNS; in the mailbox name it could turn one person's address into
 * another's.
 */
export function normaliseEmail(email: string): string {
  const text = plainEmail(email)
  const at = text.lastIndexOf('@')
  if (at < 0) return lower(text)
  return `${lower(text.slice(0, at))}@${asciiDomain(text.slice(at + 1))}`
}

const lower = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFC')

/** Converts a domain to its ASCII form, because some browsers send it in that form and others in the native script. */
function asciiDomain(domain: string): string {
  const text = lower(plainPart(domain.normalize('NFKC').replaceAll('\u3002', '.')))
  // URL would interpret other characters as a port, a path or a number.
  if (!/^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u.test(text) || !/\p{L}[^.]*$/u.test(text)) return text
  try {
    return new URL(`http://${text}`).hostname
  } catch {
    return text
  }
}
