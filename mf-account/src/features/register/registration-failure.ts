import { isApiError } from 'shared-contracts/http'
import { serverMessage } from '../../server-message'

/** What a refused registration says (specification, point 8, 'Registration'). */
export function registrationFailure(error: unknown): string {
  const status = isApiError(error) ? error.status : 0
  if (status === 400) return 'Please check your inputs and try again.'
  if (status === 409) return 'Email already exists. Please log in instead.'
  return serverMessage(error) ?? 'Registration failed. Try again.'
}
