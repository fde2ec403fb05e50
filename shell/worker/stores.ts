/** Names of the shop worker's caches. A cache whose format changes gets a new name. */
export const stores = {
  pages: 'kept-pages-1',
  files: 'kept-files-1',
  pictures: 'kept-pictures-1',
  calls: 'kept-calls-1',
} as const

/** Names of the admin worker's caches, which the shop's worker leaves alone. */
export const adminStores = { page: 'admin-kept-page-1', files: 'admin-kept-files-1' } as const

export const OF_SHOP = 'kept-'
export const OF_ADMIN = 'admin-kept-'

/** Deletes all caches of the shop, or of the admin, except these. */
export async function forgetStores(
  whose: typeof OF_SHOP | typeof OF_ADMIN,
  except: readonly string[],
): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(whose) && !except.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Deletes the entries that were added first, until `most` are left. */
export async function trim(store: Cache, most: number): Promise<void> {
  const keys = await store.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => store.delete(key)))
}
