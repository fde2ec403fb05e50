import type { Text } from 'shared-contracts/i18n/translate'

const problems: Record<string, string> = {
  InvalidStateError: 'This device has a passkey for your account already.',
  NotSupportedError: 'This device cannot make a passkey for the shop.',
  ConstraintError: 'This device cannot make a passkey for the shop. It needs a screen lock.',
  SecurityError: 'Passkeys do not work at this address of the shop. Please use your password.',
}

/**
 * What to tell a customer whose browser made or used no passkey.
 * @param error as the browser threw it
 * @param t for the reader's language
 * @returns undefined when the customer changed their mind: browsers say the same of who waited too long
 */
export function ceremonyProblem(error: unknown, t: Text): string | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined
  return t(problems[name] ?? 'Your browser could not do this. Please try again, or use your password.')
}
