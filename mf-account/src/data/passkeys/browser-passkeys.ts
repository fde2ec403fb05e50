/** Returns true if the browser supports passkeys. On insecure pages, none does. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Returns true if the device stores passkeys itself, behind a fingerprint, a face or a screen lock. */
export async function keepsPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Returns true if the browser suggests passkeys in an email field. */
export async function fillsInPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false
}
