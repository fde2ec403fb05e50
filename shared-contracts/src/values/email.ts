import { foldDigits } from './digits'
import { withoutInvisible } from './typed-text'

/**
 * One address and nothing else: no name beside it, no comment, no list, none of which a mail program could read otherwise
 * than the shop does. Letters of any script may stand in it (RFC 6531).
 */
export const LOOKS_LIKE_EMAIL =
  /^(?=[^@]{1,64}@)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}(?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/**
 * Returns true if a text is an e-mail address; only a message sent to it proves more.
 * @param text as `normaliseEmail` returns it
 */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && LOOKS_LIKE_EMAIL.test(text)
}

/** Returns an address without the marks that nobody sees. Digits of any script are 0 to 9 in a part that is ASCII else. */
export function plainEmail(text: string): string {
  return withoutInvisible(text).trim().split('@').map(plainPart).join('@')
}

function plainPart(text: string): string {
  const folded = foldDigits(text)
  return /\P{ASCII}/u.test(folded) ? text : folded
}

/**
 * Returns an address in the one form in which it is compared, stored and written to: a mailbox has one account, however
 * its address is typed. Case counts nowhere. NFKC is for the domain alone, where DNS does the same; in the mailbox name it
 * could turn one person's address into another's.
 */
export function normaliseEmail(email: string): string {
  const text = plainEmail(email)
  const at = text.lastIndexOf('@')
  if (at < 0) return lower(text)
  return `${lower(text.slice(0, at))}@${asciiDomain(text.slice(at + 1))}`
}

const lower = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFC')

/** A domain as DNS and mail servers spell it: some browsers send it so, and others in its own script. */
function asciiDomain(domain: string): string {
  const text = lower(plainPart(domain.normalize('NFKC').replaceAll('\u3002', '.')))
  // Anything else in it would be a port, a path or a number to URL.
  if (!/^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u.test(text) || !/\p{L}[^.]*$/u.test(text)) return text
  try {
    return new URL(`http://${text}`).hostname
  } catch {
    return text
  }
}
