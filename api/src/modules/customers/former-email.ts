/**
 * Returns an address in the form in which earlier versions stored it. Of two accounts whose addresses are one mailbox by now,
 * one still has it (decision 109).
 */
export function formerEmail(text: string): string {
  const email = text.trim()
  const at = Math.max(email.lastIndexOf('@'), 0)
  const mailbox = email.slice(0, at).normalize('NFC').toLowerCase()
  return `${mailbox}${email.slice(at).normalize('NFKC').toLowerCase()}`.normalize('NFC')
}
