/** Whether the browser has passkeys. It has none on a page that is not secure. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Whether this device keeps passkeys itself, behind a fingerprint, a face or a screen lock. */
export async function keepsPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Whether the browser offers passkeys where an e-mail address is typed. */
export async function fillsInPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false
}
