/** True if the browser supports passkeys. On insecure pages, none does. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}
