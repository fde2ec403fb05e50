import { looksLikeEmail } from '../values/email'

/** The sender of mails: an address and a display name. */
export interface MailSender {
  name: string
  address: string
}

/** Parses `shop@example.com` or `The Shop <shop@example.com>`. @returns undefined for any other text */
export function readMailSender(text: string): MailSender | undefined {
  const [, quoted, plain = '', address = text.trim()] =
    /^\s*(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>\s]+)>\s*$/.exec(text) ?? []
  const name = quoted ?? plain
  return looksLikeEmail(address) && !/\p{Cc}/u.test(name) ? { name, address } : undefined
}
