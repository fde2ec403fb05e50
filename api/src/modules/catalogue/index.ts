import type { Product } from 'shared-contracts/domain/catalogue'
import type { Database } from '../../db/connection'
import { createSeedOnce } from '../../db/seed-once'
import type { ReadyAnswers } from '../../http/ready-answers'
import { createCatalogueRepository } from './catalogue.repository'
import { catalogueRoutes } from './catalogue.routes'
import { createCatalogueService } from './catalogue.service'

export type { SeedProduct } from './catalogue-seed'

export interface CatalogueDeps {
  database: Database
  /** Emptied when the catalogue changes. */
  answers: ReadyAnswers
}

/** What the shop sells, and for how much. */
export function createCatalogue({ database, answers }: CatalogueDeps) {
  const repository = createCatalogueRepository(database)
  const service = createCatalogueService({ repository, seedOnce: createSeedOnce(database) })

  /** Everything on sale with today's prices, or what has these ids, read in the caller's transaction. In rupees. */
  function products(ids?: readonly string[]): Promise<Product[]> {
    return ids ? repository.find(ids) : repository.list()
  }

  return {
    products,
    /** Makes the catalogue the given one, when it differs from what was given last. */
    seed: service.seed,
    routes: catalogueRoutes(service, answers),
  }
}
