import type { Text } from 'shared-contracts/i18n/translate'

const problems: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device can’t create a passkey.',
  ConstraintError: 'This device can’t create a passkey. Set up a screen lock first.',
  SecurityError: 'Passkeys don’t work at this web address. Please use your password.',
}

/** Explains why a ceremony failed; undefined if it was cancelled or timed out, which browsers report alike. */
export function ceremonyProblem(error: unknown, t: Text): string | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined
  return t(problems[name] ?? 'Your browser could not do this. Please try again, or use your password.')
}
