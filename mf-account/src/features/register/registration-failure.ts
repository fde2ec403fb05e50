import { serverMessage, statusOf } from 'shared-contracts/http'

/** What a refused registration says (specification 15.6). */
export function registrationFailure(error: unknown): string {
  const status = statusOf(error)
  if (status === 400) return 'Please check your inputs and try again.'
  if (status === 409) return 'Email already exists. Please log in instead.'
  return serverMessage(error) ?? 'Registration failed. Try again.'
}
