import type { InputEvent } from 'react'
import { plainEmail } from 'shared-contracts/values/email'

/**
 * For `onInput` of a field for an address: takes away the marks that nobody sees as they are pasted. The browser's own check
 * would refuse them without showing why.
 */
export function cleanEmail({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const email = plainEmail(field.value)
  if (email !== field.value) field.value = email
}
