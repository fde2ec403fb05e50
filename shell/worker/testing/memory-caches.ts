const ORIGIN = 'https://shop.example'

type Key = string | { url: string }
interface Options {
  ignoreSearch?: boolean
}

function toAddress(key: Key): string {
  return new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
}

const withoutSearch = (address: string) => address.split('?', 1)[0]

/** Creates a cache with the methods that the worker uses. */
function memoryCache(mayPut: () => boolean) {
  const kept = new Map<string, Response>()

  function put(key: Key, answer: Response) {
    if (!mayPut()) throw new DOMException('No room.', 'QuotaExceededError')
    kept.delete(toAddress(key))
    kept.set(toAddress(key), answer)
  }

  return {
    async match(key: Key, { ignoreSearch = false }: Options = {}) {
      const wanted = toAddress(key)
      const found = [...kept].find(([address]) =>
        ignoreSearch ? withoutSearch(address) === withoutSearch(wanted) : address === wanted,
      )
      return found?.[1].clone()
    },
    put: async (key: Key, answer: Response) => put(key, answer),
    delete: async (key: Key) => kept.delete(toAddress(key)),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    async addAll(addresses: string[]) {
      const answers = await Promise.all(addresses.map((address) => fetch(address)))
      if (answers.some(({ ok }) => !ok)) throw new TypeError('A file is missing.')
      for (const [index, address] of addresses.entries()) put(address, answers[index] ?? new Response())
    },
  }
}

/** Creates a device's `caches` for a test. */
export function memoryCaches() {
  const stores = new Map<string, ReturnType<typeof memoryCache>>()
  let isFull = false

  function open(name: string) {
    const store = stores.get(name) ?? memoryCache(() => !isFull)
    stores.set(name, store)
    return store
  }

  return {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: Key, { cacheName, ...options }: Options & { cacheName: string }) =>
      open(cacheName).match(key, options),
    /** Lists the paths in a cache, in order. */
    pathsIn: async (name: string) => (await open(name).keys()).map(({ url }) => url.slice(ORIGIN.length)),
    fill() {
      isFull = true
    },
  }
}
