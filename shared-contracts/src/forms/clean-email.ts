import type { InputEvent } from 'react'
import { plainEmail } from 'shared-contracts/values/email'

/**
 * Use as `onInput` of an e-mail field: removes invisible characters that are pasted. The browser's own validation would
 * reject them without showing why.
 */
export function cleanEmail({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const email = plainEmail(field.value)
  if (email !== field.value) field.value = email
}
