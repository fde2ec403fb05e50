/** True if the browser supports passkeys, which it does not on insecure pages. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}
