import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import { createPicturesRepository } from './pictures.repository'
import { createPicturesService, type PictureSubject } from './pictures.service'

interface PicturesOptions {
  database: Database
  jobs: Pick<Jobs, 'every'>
  now: () => Date
}

const LOOK_EVERY_MS = 30_000
const ONE_HOUR_MS = 60 * 60_000
/** How long an unused picture is kept. After that, its uploader can upload it again. */
const DRAFTS_KEPT_MS = 30 * 24 * ONE_HOUR_MS

export { uploadRoutes } from './upload.routes'

export type Pictures = ReturnType<typeof createPictures>

/** Pictures uploaded in the admin, which the shop shows like the original ones. */
export function createPictures({ database, jobs, now }: PicturesOptions) {
  const repository = createPicturesRepository(database)
  const service = createPicturesService({ repository, now })
  const { add, file, states, inFolder } = service
  // Leaves time for the server that received an upload to process it itself.
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
    /** Returns an upright JPEG without metadata. @throws AppError INVALID_INPUT, TOO_MANY_REQUESTS */
    fit: service.take,
    /** Returns a file of `/uploads` if it is an uploaded picture. */
    file,
    states,
    inFolder,
    /** Stores a picture; files are made in the background. @throws AppError INVALID_INPUT, TOO_MANY_REQUESTS */
    async add(subject: PictureSubject, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
      const name = await add(subject, bytes, signal)
      hasOwn = true
      makeNow()
      return name
    },
  }
}
