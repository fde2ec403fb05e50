import { tidyText } from '../values/typed-text'
import type { ChangeEmail, ChangePassword, LoginForm, Registration, ResetPassword } from './customer-schema'
import { nameProblem } from './names'
import { normalisePassword } from './password'

export type * from './customer-schema'

/** What stops a login before anything is sent (specification 14.3). */
export function loginProblem({ email, password }: LoginForm): string | undefined {
  return email && password ? undefined : 'Email and Password are required.'
}

/** What stops a registration before anything is sent (specification 15.3). */
export function registrationProblem(form: Record<keyof Registration, string>): string | undefined {
  const { mobilenumber, password, ...texts } = form
  const isWhole = /\d/.test(mobilenumber) && password.trim() && Object.values(texts).every(tidyText)
  if (!isWhole) return 'All fields are required.'
  return nameProblem(form.firstname) ?? nameProblem(form.lastname)
}

/** What stops a password reset before anything is sent (specification 16.2). */
export function resetPasswordProblem({
  newPassword,
  confirmPassword,
}: Pick<ResetPassword, 'newPassword' | 'confirmPassword'>): string | undefined {
  if (!newPassword || !confirmPassword) return 'Both fields are required.'
  return normalisePassword(newPassword) === normalisePassword(confirmPassword)
    ? undefined
    : 'Passwords do not match.'
}

/** What stops a change of the password before anything is sent. */
export function changePasswordProblem(form: ChangePassword): string | undefined {
  return Object.values(form).every(Boolean) ? resetPasswordProblem(form) : 'All fields are required.'
}

/** What stops a change of the e-mail address before anything is sent. */
export function changeEmailProblem({ email, password }: ChangeEmail): string | undefined {
  return email.trim() && password ? undefined : 'Please enter a valid email and your password.'
}

/**
 * What a link that confirms an address can do: `used` was confirmed by it before, `taken` belongs to another account by
 * now, `unknown` is not a whole link.
 */
export const confirmations = ['confirmed', 'used', 'expired', 'taken', 'unknown'] as const
export type Confirmation = (typeof confirmations)[number]

/** Where a customer may be signed in. Beyond that, the device used longest ago is signed out. */
export const MOST_DEVICES = 20
