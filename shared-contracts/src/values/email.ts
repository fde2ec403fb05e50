import { foldDigits } from './digits'
import { withoutInvisible } from './typed-text'

/**
 * Exactly one address: no display name, comment or list, which mail programs could interpret differently from the shop.
 * Letters of any script are allowed (RFC 6531).
 */
export const LOOKS_LIKE_EMAIL =
  /^(?=[^@]{1,64}@)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}(?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/**
 * Returns true if a text has the form of an e-mail address; only a message sent to it proves more.
 * @param text as returned by `normaliseEmail`
 */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && LOOKS_LIKE_EMAIL.test(text)
}

/** Removes invisible characters from an address. Digits of any script become 0 to 9 in an otherwise ASCII part. */
export function plainEmail(text: string): string {
  return withoutInvisible(text).trim().split('@').map(plainPart).join('@')
}

function plainPart(text: string): string {
  const folded = foldDigits(text)
  return /\P{ASCII}/u.test(folded) ? text : folded
}

/**
 * Normalises an address for comparing, storing and sending: a mailbox has one account, however its address is typed.
 * Case never counts. NFKC applies to the domain only, as in DNS; in the mailbox name it could turn one person's address
 * into another's.
 */
export function normaliseEmail(email: string): string {
  const text = plainEmail(email)
  const at = text.lastIndexOf('@')
  if (at < 0) return lower(text)
  return `${lower(text.slice(0, at))}@${asciiDomain(text.slice(at + 1))}`
}

const lower = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFC')

/** Converts a domain to its ASCII form, because some browsers send that and others the native script. */
function asciiDomain(domain: string): string {
  const text = lower(plainPart(domain.normalize('NFKC').replaceAll('\u3002', '.')))
  // URL would take anything else for a port, a path or a number.
  if (!/^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u.test(text) || !/\p{L}[^.]*$/u.test(text)) return text
  try {
    return new URL(`http://${text}`).hostname
  } catch {
    return text
  }
}
