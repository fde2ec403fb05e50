/** Whether the browser has passkeys. It has none on a page that is not secure. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}
