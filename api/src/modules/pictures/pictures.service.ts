import { createHash } from 'node:crypto'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { OWN_NAME } from 'shared-contracts/domain/own-picture'
import { AppError } from '../../errors'
import { makeFiles } from './make-files'
import type { PicturesRepository } from './pictures.repository'
import { type Fit, type TakenIn, takeIn } from './take-in'

/** Some forty pictures of a page, kept in memory: each further request reads them from the database. */
const MOST_KEPT_BYTES = 24_000_000
/** A picture in work takes up to 250 MB of memory; who comes while so many wait tries again. */
const MOST_WAITING = 5
const IS_OWN = /^(.+-u[0-9a-f]{12})(?:-\d+)?\.(?:avif|jpg)$/

export interface PicturesDeps {
  repository: PicturesRepository
  now: () => Date
}

export type PicturesService = ReturnType<typeof createPicturesService>

/** Pictures that the desk takes in. They are in the database, so that every server of the shop has them, and every backup. */
export function createPicturesService({ repository, now }: PicturesDeps) {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: (content) => content.byteLength,
  })
  const oneAtATime = bulkhead(1, MOST_WAITING)

  /** One picture after the other. @throws AppError INVALID_INPUT, TOO_MANY_REQUESTS */
  function take(bytes: Uint8Array, fit?: Fit): Promise<TakenIn> {
    return oneAtATime
      .execute(() => takeIn(bytes, fit))
      .catch((error: unknown) => {
        if (!isBulkheadRejectedError(error)) throw error
        throw new AppError('TOO_MANY_REQUESTS', 'Many pictures are coming in. Please try again in a minute.')
      })
  }

  /** @returns its name. @throws AppError INVALID_INPUT, TOO_MANY_REQUESTS */
  async function add(productId: string, bytes: Uint8Array): Promise<string> {
    const taken = await take(bytes)
    const hash = createHash('sha256').update(taken.source).digest('hex').slice(0, 12)
    const name = `${productId
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 80)}-u${hash}`
    await repository.add({ ...taken, name, at: now() })
    return name
  }

  /** Makes the files of what has come in. @param until when it came in, at the latest */
  async function makeWaiting(until: Date): Promise<void> {
    for (const name of await repository.waiting(until)) {
      const source = await repository.source(name)
      if (source) await repository.finish(name, await oneAtATime.execute(() => makeFiles(name, source)))
    }
  }

  /** A file of a picture that the desk took in; undefined for every other. */
  async function file(wanted: string): Promise<Uint8Array | undefined> {
    const [, name = ''] = IS_OWN.exec(wanted) ?? []
    if (!OWN_NAME.test(name)) return undefined
    const known = kept.get(wanted)
    if (known) return known
    const content = await repository.content(wanted)
    if (content) kept.set(wanted, content)
    return content
  }

  return { take, add, makeWaiting, file, states: repository.states }
}
