/** Adds these files to a cache: all of them, or none. Files already cached are not fetched again. */
export async function keepFiles(cacheName: string, files: readonly string[]): Promise<void> {
  const store = await caches.open(cacheName)
  const kept = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  await store.addAll(files.filter((file) => !kept.has(file)))
}

/** Deletes everything except these files from a cache. */
export async function forgetFilesExcept(cacheName: string, files: ReadonlySet<string>): Promise<void> {
  const store = await caches.open(cacheName)
  const old = (await store.keys()).filter(({ url }) => !files.has(new URL(url).pathname))
  await Promise.all(old.map((key) => store.delete(key)))
}
