const problems: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for the admin.',
  NotSupportedError: 'This device can’t create a passkey. Use a password and an authenticator app.',
  ConstraintError: 'Set up a screen lock on this device before you create a passkey.',
  SecurityError: 'Passkeys don’t work at this address. Use your password.',
}

/** @returns undefined if the person cancelled; browsers report a timeout the same way */
export function ceremonyProblem(error: unknown): string | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined
  return problems[name] ?? 'The passkey didn’t work. Try again or use your password.'
}
