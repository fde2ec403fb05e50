import { createHash } from 'node:crypto'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { type ContentFolder, OWN_NAME } from 'shared-contracts/content/media/own-picture'
import { AppError } from '../../../errors'
import { workOffEach } from '../../../jobs/work-off-each'
import type { Fit, NormalizedPicture } from './normalize-picture'
import { detectFormat } from './picture-format'
import type { PicturesRepository } from './pictures.repository'
import { makeFilesApart, takeInApart } from './run-picture-child'

/** The size of the cache: about forty pages' pictures. Other requests read from the database. */
const MOST_KEPT_BYTES = 24_000_000
/** The most waiting uploads, each of up to 15 MB; further ones have to retry. */
const MOST_WAITING = 5
/** Twice the size on dense screens, and nearly lossless, because all other sizes are made from it. */
const TO_WORK_WITH: Fit = { longestSide: 2000, quality: 92 }
const IS_OWN = /^(.+-u[0-9a-f]{12})(?:-\d+)?\.(?:avif|jpg)$/

/** A picture's subject, used in its file name. */
export interface PictureSubject {
  /** A product's id, or the name of the uploaded file. */
  title: string
  /** The folder for pictures of banners and posts. */
  folder?: ContentFolder
}

interface PicturesDeps {
  repository: PicturesRepository
  now: () => Date
}

export type PicturesService = ReturnType<typeof createPicturesService>

/** Stores uploaded pictures in the database, so that every server and every backup has them. */
export function createPicturesService({ repository, now }: PicturesDeps) {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: (content) => content.byteLength,
  })
  const oneAtATime = bulkhead(1, MOST_WAITING)

  /** Processes one picture at a time. @throws AppError INVALID_INPUT if unusable, TOO_MANY_REQUESTS if busy */
  async function take(bytes: Uint8Array, fit: Fit, signal: AbortSignal): Promise<NormalizedPicture> {
    const format = detectFormat(bytes)
    return oneAtATime
      .execute(() => takeInApart(bytes, { format, fit }, signal))
      .catch((error: unknown) => {
        if (!isBulkheadRejectedError(error)) throw error
        throw new AppError(
          'TOO_MANY_REQUESTS',
          'Too many pictures are being uploaded. Try again in a minute.',
        )
      })
  }

  /** @returns the picture's name. @throws AppError INVALID_INPUT, TOO_MANY_REQUESTS */
  async function add(
    { title, folder }: PictureSubject,
    bytes: Uint8Array,
    signal: AbortSignal,
  ): Promise<string> {
    const taken = await take(bytes, TO_WORK_WITH, signal)
    const hash = createHash('sha256').update(taken.source).digest('hex').slice(0, 12)
    const slug = title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 80)
    const name = `${folder ? `${folder}/` : ''}${slug}-u${hash}`
    await repository.add({ ...taken, name, at: now() })
    return name
  }

  /** Makes missing files; retries failed ones next time. @throws AggregateError of all failures, at the end */
  async function makeWaiting(until: Date, signal: AbortSignal): Promise<void> {
    const make = async (name: string) => {
      if (!signal.aborted) await makeFiles(name, signal)
    }
    await workOffEach(
      await repository.waiting(until),
      make,
      'Some pictures could not be processed; they will be retried.',
    ).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }

  async function makeFiles(name: string, signal: AbortSignal): Promise<void> {
    try {
      const source = await repository.source(name)
      if (!source) return
      await repository.finish(name, await oneAtATime.execute(() => makeFilesApart(name, source, signal)))
    } catch (cause) {
      throw new Error(`The files of ${name} could not be created.`, { cause })
    }
  }

  /** Returns a file of an uploaded picture; undefined for other files. */
  async function file(wanted: string): Promise<Uint8Array | undefined> {
    const [, name = ''] = IS_OWN.exec(wanted) ?? []
    if (!OWN_NAME.test(name)) return undefined
    const known = kept.get(wanted)
    if (known) return known
    const content = await repository.content(wanted)
    if (content) kept.set(wanted, content)
    return content
  }

  return { take, add, makeWaiting, file, states: repository.states, inFolder: repository.inFolder }
}
