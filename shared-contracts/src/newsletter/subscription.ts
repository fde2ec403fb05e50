/** Returns why a newsletter sign-up cannot be sent; undefined if it can (specification 3.13). */
export function subscriptionProblem(email: string): string | undefined {
  return email.trim() ? undefined : 'Please enter a valid email.'
}
