import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** The supported encodings, best first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Compresses our pages to within 1% of the size at quality 9, in a tenth of the time. */
const QUICK_QUALITY = 5
/** Makes pages an eighth larger than the quick quality, in a third of its time. */
const SLIGHT_QUALITY = 3
/** Makes pages a tenth smaller, but takes 30 ms of CPU time for each. */
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY

/** Compresses in another thread, outside the event loop. @param isSlight true for what hardly anybody will get */
export async function compress(encoding: Encoding, bytes: Buffer, isSlight = false): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'gzip' ? toGzip(bytes) : brotli(bytes, isSlight ? SLIGHT_QUALITY : QUICK_QUALITY)
}

let last: Promise<unknown> = Promise.resolve()

/** Compresses with brotli at the best quality, one page at a time, so that other work waits for one at most. */
export function compressBest(bytes: Buffer): Promise<Buffer> {
  const compressed = last.then(() => brotli(bytes, BEST_QUALITY))
  last = compressed.catch(() => undefined)
  return compressed
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return toBrotli(bytes, { params })
}

/** The best encoding for each known header. Browsers send a handful of values; long ones are not cached. */
const known = new LRUCache<string, Encoding>({ max: 100 })
const LONGEST_KNOWN = 100

/** Returns the best encoding that an `Accept-Encoding` allows; `identity` if it allows none of the supported ones. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity'
  const found = known.get(accept)
  if (found) return found
  const allowed = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings([...encodings])
  const best = encodings.find((encoding) => allowed.includes(encoding)) ?? 'identity'
  if (accept.length <= LONGEST_KNOWN) known.set(accept, best)
  return best
}
