/** Where this worker keeps things. One whose form changes gets another name. */
export const stores = {
  pages: 'kept-pages-1',
  files: 'kept-files-1',
  pictures: 'kept-pictures-1',
  calls: 'kept-calls-1',
} as const

const PREFIX = 'kept-'

/** Deletes what the shop has ever kept on this device, except these stores. */
export async function forgetStores(except: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && !except.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Deletes the oldest of a store. What was put last is the newest. */
export async function trim(store: Cache, most: number): Promise<void> {
  const keys = await store.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => store.delete(key)))
}
