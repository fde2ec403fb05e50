import { LRUCache } from 'lru-cache'
import type { PageResponse } from './page-response'

interface Sized {
  answer: PageResponse
}

/** Memory for pages whose addresses are endlessly many, as a part of that for all pages. */
const PASSING_SHARE = 1 / 8

type CachePartition = 'lasting' | 'passing'

/**
 * Two memories for pages. Anyone can think of addresses without end, such as those of unknown products: what stands
 * there is kept apart, so that it takes the place of no page that shoppers ask for.
 * @param maxBytes of both together
 */
export function createCachePartitions<Entry extends Sized>(maxBytes: number) {
  const room = (share: number) =>
    new LRUCache<string, Entry>({
      maxSize: Math.floor(maxBytes * share),
      sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
    })
  const rooms = { lasting: room(1 - PASSING_SHARE), passing: room(PASSING_SHARE) } as const
  const all = [rooms.lasting, rooms.passing]

  return {
    /** Counts as a use. */
    get: (key: string): Entry | undefined => rooms.lasting.get(key) ?? rooms.passing.get(key),
    peek: (key: string): Entry | undefined => rooms.lasting.peek(key) ?? rooms.passing.peek(key),
    /** @param forMs how long at most; 0 is for as long as there is room */
    put(key: string, entry: Entry, into: CachePartition, forMs: number): void {
      rooms[into === 'lasting' ? 'passing' : 'lasting'].delete(key)
      rooms[into].set(key, entry, { ttl: forMs })
    },
    remove: (key: string): void => all.forEach((each) => void each.delete(key)),
    entries: () => rooms.lasting.size + rooms.passing.size,
    bytes: () => rooms.lasting.calculatedSize + rooms.passing.calculatedSize,
  }
}
