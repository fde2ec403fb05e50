/** The name of a picture uploaded in the admin: the product's id and part of the content hash. */
export const OWN_NAME = /^[a-z0-9-]{1,80}-u[0-9a-f]{12}$/

/** Returns the address that a product stores. Its content never changes, because the name contains its hash. */
export function ownAddress(name: string): string {
  return `/uploads/${name}.jpg`
}

/** Returns the name in the address of an uploaded picture; undefined for one delivered with the shop. */
export function ownName(address: string): string | undefined {
  const [, name = ''] = /^\/uploads\/([a-z0-9-]+)\.jpg$/.exec(address) ?? []
  return OWN_NAME.test(name) ? name : undefined
}
