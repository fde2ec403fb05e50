/** What stops a newsletter sign-up before anything is sent (specification 3.13). */
export function subscriptionProblem(email: string): string | undefined {
  return email.trim() ? undefined : 'Please enter a valid email.'
}
