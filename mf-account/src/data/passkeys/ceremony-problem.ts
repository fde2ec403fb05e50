import type { Text } from 'shared-contracts/i18n/translate'

const problems: Record<string, string> = {
  InvalidStateError: 'This device has a passkey for your account already.',
  NotSupportedError: 'This device cannot make a passkey for the shop.',
  ConstraintError: 'This device cannot make a passkey for the shop. It needs a screen lock.',
  SecurityError: 'Passkeys do not work at this address of the shop. Please use your password.',
}

/**
 * Explains why the browser created or used no passkey.
 * @param error as thrown by the browser
 * @param t translates the message
 * @returns undefined if the customer cancelled; browsers report a timeout the same way
 */
export function ceremonyProblem(error: unknown, t: Text): string | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined
  return t(problems[name] ?? 'Your browser could not do this. Please try again, or use your password.')
}
