import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../../../db/connection'
import type { Jobs } from '../../../../jobs/jobs'
import { createBatchBook } from './batch-book'
import { createBatchesRepository } from './batches.repository'
import { createPackingRecords, type PackingRecordsDeps } from './packing-records'
import { createPackingRecordsRepository } from './packing-records.repository'
import { packingRecordsRoutes } from './packing-records.routes'
import { forgetOldPhotos } from './photos/forget-old-photos'
import { createPackagePhotos, type PackagePhotosDeps } from './photos/package-photos'
import { createPhotosRepository } from './photos/photos.repository'
import { photosRoutes } from './photos/photos.routes'

const ONE_HOUR_MS = 60 * 60_000

interface PackingDeps
  extends Omit<PackingRecordsDeps, 'records' | 'batches' | 'photos' | 'inTransaction'>,
    Pick<PackagePhotosDeps, 'pictures'> {
  database: Database
  jobs: Pick<Jobs, 'every'>
}

/** Records the weight, photo and batches noted while packing, and which orders got which batch. */
export function createPacking({ database, jobs, ...deps }: PackingDeps) {
  const { inTransaction } = database
  const batches = createBatchesRepository(database)
  const kept = createPhotosRepository(database)
  const photos = createPackagePhotos({ ...deps, photos: kept, inTransaction })
  jobs.every('old photos of parcels', ONE_HOUR_MS, () => forgetOldPhotos(kept, deps.now()))
  const records = createPackingRecords({
    ...deps,
    photos,
    records: createPackingRecordsRepository(database),
    batches,
    inTransaction,
  })
  const book = createBatchBook({ ...deps, batches, inTransaction })
  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(packingRecordsRoutes(records, book))
    await app.register(photosRoutes(photos, records))
  }
  return { routes, weightsOf: records.weightsOf }
}
