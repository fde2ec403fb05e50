import parseAddresses from 'nodemailer/lib/addressparser'
import { looksLikeEmail, normaliseEmail } from 'shared-contracts/domain/email'

/** For PostgreSQL: addresses in lower-case ASCII. Others may be in their one form too. */
export const PLAIN_EMAIL = "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+$"

/**
 * Returns the mailbox that an address of an earlier version names: those versions took texts such as `Asha <asha@x.in>`,
 * and their mails went where nodemailer read them to go. Returns undefined for none, or more than one.
 */
export function mailboxIn(stored: string): string | undefined {
  const email = normaliseEmail(stored)
  if (looksLikeEmail(email)) return email
  const [read, ...more] = parseAddresses(stored, { flatten: true })
  const mailbox = normaliseEmail(read?.address ?? '')
  return more.length === 0 && looksLikeEmail(mailbox) ? mailbox : undefined
}
