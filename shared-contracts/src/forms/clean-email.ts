import type { InputEvent } from 'react'
import { plainEmail } from 'shared-contracts/values/email'

/** Removes a pasted text's invisible characters, which browsers reject without saying why. Use as `onInput`. */
export function cleanEmail({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const email = plainEmail(field.value)
  if (email !== field.value) field.value = email
}
