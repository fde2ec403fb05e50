import type { OutboxRow } from './outbox.repository'

export interface GivenUpMail {
  id: number
  writtenAt: Date
  /** Masked, such as a…@example.in. */
  to: string
  subject: string
  /** The last error from the mail server or the connection. */
  why: string
}

export function givenUpMail({ id, writtenAt, recipient, subject, lastError }: OutboxRow): GivenUpMail {
  return {
    id,
    writtenAt,
    to: hidden(recipient),
    subject,
    why: (lastError ?? '').replaceAll(recipient, hidden(recipient)),
  }
}

function hidden(address: string): string {
  return address.replace(/^(.).*?(?=@[^@]*$|$)/u, '$1…')
}
