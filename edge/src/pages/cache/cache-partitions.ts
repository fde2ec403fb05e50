import { LRUCache } from 'lru-cache'
import type { PageResponse } from './page-response'

interface Sized {
  answer: PageResponse
}

/** Share of the memory for pages at addresses that anyone can invent. */
const PASSING_SHARE = 1 / 8

type CachePartition = 'lasting' | 'passing'

/** Creates two caches, so that pages at invented addresses cannot evict others. @param maxBytes total size */
export function createCachePartitions<Entry extends Sized>(maxBytes: number) {
  const room = (share: number) =>
    new LRUCache<string, Entry>({
      maxSize: Math.floor(maxBytes * share),
      sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
    })
  const rooms = { lasting: room(1 - PASSING_SHARE), passing: room(PASSING_SHARE) } as const
  const all = [rooms.lasting, rooms.passing]

  return {
    /** Returns an entry and marks it as recently used, unlike `peek`. */
    get: (key: string): Entry | undefined => rooms.lasting.get(key) ?? rooms.passing.get(key),
    peek: (key: string): Entry | undefined => rooms.lasting.peek(key) ?? rooms.passing.peek(key),
    /** @param forMs maximum age; 0 means as long as there is room */
    put(key: string, entry: Entry, into: CachePartition, forMs: number): void {
      rooms[into === 'lasting' ? 'passing' : 'lasting'].delete(key)
      rooms[into].set(key, entry, { ttl: forMs })
    },
    remove: (key: string): void => all.forEach((each) => void each.delete(key)),
    entries: () => rooms.lasting.size + rooms.passing.size,
    bytes: () => rooms.lasting.calculatedSize + rooms.passing.calculatedSize,
  }
}
