import type { Product } from 'shared-contracts/catalog/product'
import type { Database } from '../../db/connection'
import { createSeedOnce } from '../../db/seeding/seed-once'
import type { PreparedResponses } from '../../http/responses/prepared-responses'
import { createCatalogRepository } from './catalog.repository'
import { catalogRoutes } from './catalog.routes'
import { createCatalogService } from './catalog.service'
import type { TranslatedDescriptions } from './catalog-seed'
import { catalogTags } from './catalog-tags'
import { createFactsRepository } from './facts.repository'
import { createStock } from './stock'
import { createStockRepository } from './stock.repository'

export type { SeedFacts, SeedProduct, TranslatedDescriptions } from './catalog-seed'
export type { Stock } from './stock'

interface CatalogDeps {
  database: Database
  /** Cleared when the catalogue changes. */
  answers: PreparedResponses
  foodLicence?: () => Promise<string | undefined>
  descriptions?: TranslatedDescriptions | undefined
}

export function createCatalog(deps: CatalogDeps) {
  const { database, answers, foodLicence = async () => undefined, descriptions } = deps
  const repository = createCatalogRepository(database)
  const service = createCatalogService({
    repository,
    factsRepository: createFactsRepository(database),
    seedOnce: createSeedOnce(database),
    foodLicence,
    descriptions,
  })

  /** Lists all products on sale, or those with the given ids, in rupees. Reads in the caller's transaction. */
  function products(ids?: readonly string[]): Promise<Product[]> {
    return ids ? repository.find(ids) : repository.list()
  }

  return {
    products,
    shown: service.shown,
    shownCalled: service.shownCalled,
    /** The version of each part of the catalogue, with which the edge detects outdated pages. */
    tags: async () => catalogTags(await repository.digests(), await foodLicence()),
    isStocked: async () => (await repository.count()) > 0,
    /** Replaces the catalogue if the seed differs from the last one, unless staff have ever edited it. */
    seed: service.seed,
    /** Fills in missing label facts. Call after `seed`. */
    seedFacts: service.seedFacts,
    stock: createStock(createStockRepository(database)),
    routes: catalogRoutes(service, answers),
  }
}
