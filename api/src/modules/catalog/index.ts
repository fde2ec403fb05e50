import type { Product } from 'shared-contracts/catalog/product'
import type { Database } from '../../db/connection'
import { createSeedOnce } from '../../db/seeding/seed-once'
import type { PreparedResponses } from '../../http/responses/prepared-responses'
import { createCatalogRepository } from './catalog.repository'
import { catalogRoutes } from './catalog.routes'
import { createCatalogService } from './catalog.service'
import type { TranslatedDescriptions } from './catalog-seed'
import { createFactsRepository } from './facts.repository'
import { createStock } from './stock'
import { createStockRepository } from './stock.repository'

export type { SeedFacts, SeedProduct, TranslatedDescriptions } from './catalog-seed'
export type { Stock } from './stock'

interface CatalogDeps {
  database: Database
  /** Emptied when the catalogue changes. */
  answers: PreparedResponses
  foodLicence?: () => Promise<string | undefined>
  descriptions?: TranslatedDescriptions | undefined
}

/** What the shop sells, and for how much. */
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

  /** Everything on sale with today's prices, or what has these ids, read in the caller's transaction. In rupees. */
  function products(ids?: readonly string[]): Promise<Product[]> {
    return ids ? repository.find(ids) : repository.list()
  }

  return {
    products,
    /** Everything on sale as every channel shows it, a few at a time. */
    shown: service.shown,
    /** What has one of these ids, or a pack that has one, as every channel shows it. */
    shownCalled: service.shownCalled,
    /** Whether anything is on sale. */
    isStocked: async () => (await repository.count()) > 0,
    /** Makes the catalogue the given one, when it differs from what was given last. */
    seed: service.seed,
    /** Says what the labels say, where nobody has said it yet. After `seed`. */
    seedFacts: service.seedFacts,
    /** What the owner says is sold out. */
    stock: createStock(createStockRepository(database)),
    routes: catalogRoutes(service, answers),
  }
}
