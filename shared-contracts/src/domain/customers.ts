import type {
  ChangePassword,
  LoginForm,
  LoginUser,
  Registration,
  ResetPassword,
  User,
} from './customers-schema'

export type * from './customers-schema'

export function userFromLogin({ firstname, lastname, ...rest }: LoginUser): User {
  return { ...rest, firstName: firstname, lastName: lastname, countryCode: rest.countryCode || '+91' }
}

/** What stops a login before anything is sent (specification 14.3). */
export function loginProblem({ email, password }: LoginForm): string | undefined {
  return email && password ? undefined : 'Email and Password are required.'
}

/** What stops a registration before anything is sent (specification 15.3). */
export function registrationProblem(form: Record<keyof Registration, string>): string | undefined {
  return Object.values(form).every((value) => value.trim()) ? undefined : 'All fields are required.'
}

/** What stops a password reset before anything is sent (specification 16.2). */
export function resetPasswordProblem({
  newPassword,
  confirmPassword,
}: Pick<ResetPassword, 'newPassword' | 'confirmPassword'>): string | undefined {
  if (!newPassword || !confirmPassword) return 'Both fields are required.'
  return newPassword === confirmPassword ? undefined : 'Passwords do not match.'
}

/** What stops a change of the password before anything is sent. */
export function changePasswordProblem(form: ChangePassword): string | undefined {
  return Object.values(form).every(Boolean) ? resetPasswordProblem(form) : 'All fields are required.'
}
