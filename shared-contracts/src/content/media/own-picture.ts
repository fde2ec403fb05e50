/** The folders of pictures uploaded for content. Pictures of products are directly in /uploads. */
export const contentFolders = ['banners', 'blogs'] as const
export type ContentFolder = (typeof contentFolders)[number]

/** The name of an uploaded picture: its folder, if any, its subject, and part of its content's hash. */
export const OWN_NAME = /^(?:(?:banners|blogs)\/)?[a-z0-9-]{1,80}-u[0-9a-f]{12}$/

/** Returns the address of the full-size picture. Its content never changes, because the name contains its hash. */
export function ownAddress(name: string): string {
  return `/uploads/${name}.jpg`
}

/** Returns the name in an uploaded picture's address; undefined for a picture that comes with the shop. */
export function ownName(address: string): string | undefined {
  const [, name = ''] = /^\/uploads\/([a-z0-9/-]+)\.jpg$/.exec(address) ?? []
  return OWN_NAME.test(name) ? name : undefined
}
