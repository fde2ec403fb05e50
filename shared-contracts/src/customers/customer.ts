import { tidyText } from '../values/typed-text'
import type { ChangeEmail, ChangePassword, LoginForm, Registration, ResetPassword } from './customer-schema'
import { nameProblem } from './names'
import { normalisePassword } from './password'

export type * from './customer-schema'

/** Returns why a login cannot be sent; undefined if it can (specification 14.3). */
export function loginProblem({ email, password }: LoginForm): string | undefined {
  return email && password ? undefined : 'Email and Password are required.'
}

/** Returns why a registration cannot be sent; undefined if it can (specification 15.3). */
export function registrationProblem(form: Record<keyof Registration, string>): string | undefined {
  const { mobilenumber, password, ...texts } = form
  const isWhole = /\d/.test(mobilenumber) && password.trim() && Object.values(texts).every(tidyText)
  if (!isWhole) return 'All fields are required.'
  return nameProblem(form.firstname) ?? nameProblem(form.lastname)
}

/** Returns why a password reset cannot be sent; undefined if it can (specification 16.2). */
export function resetPasswordProblem({
  newPassword,
  confirmPassword,
}: Pick<ResetPassword, 'newPassword' | 'confirmPassword'>): string | undefined {
  if (!newPassword || !confirmPassword) return 'Both fields are required.'
  return normalisePassword(newPassword) === normalisePassword(confirmPassword)
    ? undefined
    : 'Passwords do not match.'
}

/** Returns why a password change cannot be sent; undefined if it can. */
export function changePasswordProblem(form: ChangePassword): string | undefined {
  return Object.values(form).every(Boolean) ? resetPasswordProblem(form) : 'All fields are required.'
}

/** Returns why an email change cannot be sent; undefined if it can. */
export function changeEmailProblem({ email, password }: ChangeEmail): string | undefined {
  return email.trim() && password ? undefined : 'Please enter a valid email and your password.'
}

/** The outcomes of a confirmation link. `taken`: another account has the address. `unknown`: no such link. */
export const confirmations = ['confirmed', 'used', 'expired', 'taken', 'unknown'] as const
export type Confirmation = (typeof confirmations)[number]

/** The maximum number of devices a customer can be signed in on. Beyond that, the least recently used one is signed out. */
export const MOST_DEVICES = 20
