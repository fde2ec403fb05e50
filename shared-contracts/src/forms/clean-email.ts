import type { InputEvent } from 'react'
import { plainEmail } from 'shared-contracts/values/email'

/** Use as `onInput`. Removes invisible characters of pasted text, which browsers would reject without showing why. */
export function cleanEmail({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const email = plainEmail(field.value)
  if (email !== field.value) field.value = email
}
