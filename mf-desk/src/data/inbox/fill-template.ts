import type { DeskMessage } from 'shared-contracts/domain/desk/inbox/inbox-schema'

/** A text that is written often, with the message's own name and ticket in it. */
export function fillTemplate(
  text: string,
  { firstName, ticket }: Pick<DeskMessage, 'firstName' | 'ticket'>,
): string {
  return text.replaceAll('{name}', () => firstName).replaceAll('{ticket}', () => ticket)
}
