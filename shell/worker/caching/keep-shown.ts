import { isCacheableCall } from 'shared-contracts/routing/cacheable-calls'
import { stores, trim } from '../stores'

const MOST_PICTURES = 200
const MOST_PICTURE_BYTES = 400_000
const MOST_CALLS = 60

const isPicture = (address: string) => address.startsWith('/uploads/')

/** Caches the pictures of a page. Most come from the browser's own cache. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  const store = await caches.open(stores.pictures)
  for (const address of addresses.filter(isPicture)) {
    if (await store.match(address, { ignoreVary: true })) continue
    const answer = await fetch(address)
    const bytes = Number(answer.headers.get('content-length') ?? 0)
    if (answer.ok && bytes <= MOST_PICTURE_BYTES) await store.put(address, answer)
  }
  await trim(store, MOST_PICTURES)
}

/** Caches a page's api calls, with the responses for an anonymous visitor. */
export async function keepCalls(addresses: readonly string[]): Promise<void> {
  const store = await caches.open(stores.calls)
  for (const address of addresses) {
    if (!isCacheableCall(address.split('?', 1)[0] ?? '')) continue
    const answer = await fetch(address, { credentials: 'omit' })
    if (answer.ok) await store.put(address, answer)
  }
  await trim(store, MOST_CALLS)
}
