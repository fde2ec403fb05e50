import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import type { Fit } from './normalize-picture'
import { createPicturesRepository } from './pictures.repository'
import { createPicturesService } from './pictures.service'

interface PicturesOptions {
  database: Database
  jobs: Pick<Jobs, 'every'>
  now: () => Date
}

const LOOK_EVERY_MS = 30_000
const ONE_HOUR_MS = 60 * 60_000
/** Whoever chose a picture and has not saved it by then chooses it again. */
const DRAFTS_KEPT_MS = 30 * 24 * ONE_HOUR_MS

export type Pictures = ReturnType<typeof createPictures>

/** Pictures that the admin takes in, and the shop shows beside those that came with it. */
export function createPictures({ database, jobs, now }: PicturesOptions) {
  const repository = createPicturesRepository(database)
  const service = createPicturesService({ repository, now })
  const { add, file, states } = service
  // What another server took in is left to it at first.
  const ofOthers = () => new Date(now().getTime() - LOOK_EVERY_MS)
  let hasOwn = false
  const makeNow = jobs.every('pictures', LOOK_EVERY_MS, async (signal) => {
    const until = hasOwn ? now() : ofOthers()
    hasOwn = false
    await service.makeWaiting(until, signal)
  })

  jobs.every('unused pictures', ONE_HOUR_MS, () =>
    repository.forgetUnused(new Date(now().getTime() - DRAFTS_KEPT_MS)),
  )

  return {
    /**
     * Makes a photograph fit to be kept: upright, and without anything but its pixels.
     * @param signal fires when nobody waits for it any more
     * @returns a JPEG @throws AppError INVALID_INPUT, TOO_MANY_REQUESTS
     */
    fit: async (bytes: Uint8Array, to: Fit, signal: AbortSignal): Promise<Uint8Array> =>
      (await service.take(bytes, to, signal)).source,
    /** A file of `/uploads`, if it is one of these. */
    file,
    /** Whether each is ready to be shown, by its name. */
    states,
    /**
     * Takes a picture in, and has its files made beside the requests.
     * @param signal fires when nobody waits for it any more
     * @throws AppError INVALID_INPUT, TOO_MANY_REQUESTS
     */
    async add(productId: string, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
      const name = await add(productId, bytes, signal)
      hasOwn = true
      makeNow()
      return name
    },
  }
}
