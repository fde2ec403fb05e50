/** The name of a picture that the admin took in: the product's id, and a part of the content's hash. */
export const OWN_NAME = /^[a-z0-9-]{1,80}-u[0-9a-f]{12}$/

/** Its address, as a product stores it. What is at it never changes: another picture has another. */
export function ownAddress(name: string): string {
  return `/uploads/${name}.jpg`
}

/** The name in an address of such a picture; undefined for one that came with the shop. */
export function ownName(address: string): string | undefined {
  const [, name = ''] = /^\/uploads\/([a-z0-9-]+)\.jpg$/.exec(address) ?? []
  return OWN_NAME.test(name) ? name : undefined
}
