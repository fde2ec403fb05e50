import * as z from 'zod/mini'
import { Email } from './email'
import { requiredText } from './text'

/** The signed-in customer as the pages keep it under 'user' in local storage (specification, point 3). */
export const User = z.object({
  id: z.string().check(z.minLength(1)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  countryCode: z._default(z.string(), '+91'),
})
export type User = z.infer<typeof User>

/** The user in a login answer (specification, point 3). */
export const LoginUser = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  countryCode: z.string(),
})
export type LoginUser = z.infer<typeof LoginUser>

export function userFromLogin({ firstname, lastname, ...rest }: LoginUser): User {
  return { ...rest, firstName: firstname, lastName: lastname, countryCode: rest.countryCode || '+91' }
}

/** The most bytes of a password that are hashed (decisions, 'Accounts'). */
export const MAX_PASSWORD_BYTES = 1024

const Password = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_BYTES))

export const LoginForm = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  password: Password,
})
export type LoginForm = z.infer<typeof LoginForm>

export const Registration = z.object({
  firstname: requiredText(100),
  lastname: requiredText(100),
  email: Email,
  mobilenumber: z.union([
    z.string().check(z.trim(), z.regex(/^\+?\d{6,15}$/)),
    z.int().check(z.minimum(100_000), z.maximum(999_999_999_999_999)),
  ]),
  password: Password,
})
export type Registration = z.infer<typeof Registration>

export const ForgotPassword = z.object({ email: Email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const ResetPassword = z.object({ newPassword: Password, confirmPassword: Password })
export type ResetPassword = z.infer<typeof ResetPassword>

/** What stops a login before anything is sent (specification, point 5). */
export function loginProblem({ email, password }: LoginForm): string | undefined {
  return email && password ? undefined : 'Email and Password are required.'
}

/** What stops a registration before anything is sent (specification, point 5). */
export function registrationProblem(form: Record<keyof Registration, string>): string | undefined {
  return Object.values(form).every((value) => value.trim()) ? undefined : 'All fields are required.'
}

/** What stops a password reset before anything is sent (specification, point 5). */
export function resetPasswordProblem({ newPassword, confirmPassword }: ResetPassword): string | undefined {
  if (!newPassword || !confirmPassword) return 'Both fields are required.'
  return newPassword === confirmPassword ? undefined : 'Passwords do not match.'
}
