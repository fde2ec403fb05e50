/** Returns true if the browser supports passkeys. None does on an insecure page. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Returns true if the device stores passkeys itself, behind a fingerprint, a face or a screen lock. */
export async function keepsPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Returns true if the browser suggests passkeys in an e-mail field. */
export async function fillsInPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false
}
