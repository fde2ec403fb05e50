import { looksLikeEmail } from '../values/email'

/** Who mails are from: an address, and the name shown with it. */
export interface MailSender {
  name: string
  address: string
}

/** Reads `shop@example.com` or `The Shop <shop@example.com>`. @returns undefined for any other text */
export function readMailSender(text: string): MailSender | undefined {
  const [, quoted, plain = '', address = text.trim()] =
    /^\s*(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>\s]+)>\s*$/.exec(text) ?? []
  const name = quoted ?? plain
  return looksLikeEmail(address) && !/\p{Cc}/u.test(name) ? { name, address } : undefined
}
