import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Product } from 'shared-contracts/domain/catalogue'
import type { Database } from '../../db/connection'
import { createSeedOnce } from '../../db/seed-once'
import type { ReadyAnswers } from '../../http/ready-answers'
import { createCatalogueRepository } from './catalogue.repository'
import { catalogueRoutes } from './catalogue.routes'
import { createCatalogueService } from './catalogue.service'
import type { SeedProduct } from './catalogue-seed'

export type { SeedProduct } from './catalogue-seed'

export interface Catalogue {
  /** Everything on sale with today's prices, read in the caller's transaction. Prices in rupees. */
  products: (ids?: readonly string[]) => Promise<Product[]>
  /** Makes the catalogue the given one, when it differs from what was given last. */
  seed: (products: readonly SeedProduct[]) => Promise<void>
  routes: FastifyPluginAsyncZod
}

export interface CatalogueDeps {
  database: Database
  /** Emptied when the catalogue changes. */
  answers: ReadyAnswers
}

/** What the shop sells, and for how much. */
export function createCatalogue({ database, answers }: CatalogueDeps): Catalogue {
  const service = createCatalogueService({
    repository: createCatalogueRepository(database),
    seedOnce: createSeedOnce(database),
  })
  return {
    products: service.products,
    seed: service.seed,
    routes: catalogueRoutes(service, answers),
  }
}
