import type { OutboxRow } from './outbox.repository'

/** A mail that no mail server would take, as the owner sees it. */
export interface GivenUpMail {
  id: number
  /** When it was written; undefined where an older version of the shop wrote it. */
  writtenAt: Date | undefined
  /** Hidden but for the first letter and the domain, such as a…@example.in. */
  to: string
  subject: string
  /** What the mail server, or the way to it, said last. */
  why: string
}

export function givenUpMail({ id, headers, recipient, subject, lastError }: OutboxRow): GivenUpMail {
  const writtenAt = headers[WRITTEN_AT]
  return {
    id,
    writtenAt: writtenAt === undefined ? undefined : new Date(writtenAt),
    to: hidden(recipient),
    subject,
    why: (lastError ?? '').replaceAll(recipient, hidden(recipient)),
  }
}

/** RFC 5322: when the mail was complete, which stays the same however often it is sent. */
export const WRITTEN_AT = 'Date'

function hidden(address: string): string {
  return address.replace(/^(.).*?(?=@[^@]*$|$)/u, '$1…')
}
