import { looksLikeEmail, normaliseEmail } from 'shared-contracts/domain/email'

/** For PostgreSQL: addresses in lower-case ASCII. Others may be in their one form too. */
export const PLAIN_EMAIL = "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+$"

/** Matches a possible address, without the surrounding name, comment or list separators. */
const ADDRESS = /[^\s<>(),;:"\\[\]@]+@[^\s<>(),;:"\\[\]@]+/gu

/** A mailbox that is the same without its quotes (RFC 5321, 4.1.2). */
const QUOTED = /"([^\s<>(),;:"\\[\]@]+)"(?=@)/gu

/**
 * Returns the mailbox that an address of an earlier version names: those versions took texts such as `Asha <asha@x.in>`,
 * and their mails went to the address in it. Returns undefined for a text with none, or more than one.
 */
export function mailboxIn(stored: string): string | undefined {
  const email = normaliseEmail(stored)
  if (looksLikeEmail(email)) return email
  const [address = '', ...more] = stored.replace(QUOTED, '$1').match(ADDRESS) ?? []
  const mailbox = normaliseEmail(address)
  return more.length === 0 && looksLikeEmail(mailbox) ? mailbox : undefined
}
