const problems: Record<string, string> = {
  InvalidStateError: 'This device has a passkey for the admin already.',
  NotSupportedError: 'This device cannot make a passkey. Use a password and an authenticator app.',
  ConstraintError: 'This device cannot make a passkey: it needs a screen lock.',
  SecurityError: 'Passkeys do not work at this address. Use your password.',
}

/**
 * Returns a message if the browser created or used no passkey.
 * @returns undefined if the person cancelled: browsers report a timeout the same way
 */
export function ceremonyProblem(error: unknown): string | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined
  return problems[name] ?? 'Your browser could not do this. Please try again, or use your password.'
}
