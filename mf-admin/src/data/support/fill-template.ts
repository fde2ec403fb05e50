import type { AdminMessage } from 'shared-contracts/support/admin/inbox-schema'

/** A text that is written often, with the message's own name and ticket in it. */
export function fillTemplate(
  text: string,
  { firstName, ticket }: Pick<AdminMessage, 'firstName' | 'ticket'>,
): string {
  return text.replaceAll('{name}', () => firstName).replaceAll('{ticket}', () => ticket)
}
