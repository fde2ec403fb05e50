/** True if the browser supports passkeys. None does on an insecure page. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}
