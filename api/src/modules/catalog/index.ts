import type { Product } from 'shared-contracts/catalog/product'
import type { RunningDiscounts } from 'shared-contracts/orders/discounts/discounts-schema'
import type { Database } from '../../db/connection'
import { createSeedOnce } from '../../db/seeding/seed-once'
import type { PreparedResponses } from '../../http/responses/prepared-responses'
import { createCatalogRepository } from './catalog.repository'
import { catalogRoutes } from './catalog.routes'
import { createCatalogService, type RatingsOf } from './catalog.service'
import type { TranslatedDescriptions } from './catalog-seed'
import { catalogTags } from './catalog-tags'
import { createFactsRepository } from './facts.repository'
import { createSoldOut } from './stock/sold-out'
import { createSoldOutRepository } from './stock/sold-out.repository'

export type { SeedFacts, SeedProduct, TranslatedDescriptions } from './catalog-seed'
export type { SoldOut } from './stock/sold-out'

interface CatalogDeps {
  database: Database
  /** Cleared when the catalogue changes. */
  answers: PreparedResponses
  foodLicence?: () => Promise<string | undefined>
  descriptions?: TranslatedDescriptions | undefined
  /** Returns the kinds of discounts that run now, for the checkout; undefined if there are none. */
  runningDiscounts?: () => Promise<RunningDiscounts | undefined>
  ratingsOf?: RatingsOf
}

export function createCatalog(deps: CatalogDeps) {
  const {
    database,
    answers,
    foodLicence = async () => undefined,
    descriptions,
    runningDiscounts = async () => undefined,
    ratingsOf = async () => new Map(),
  } = deps
  const repository = createCatalogRepository(database)
  const service = createCatalogService({
    repository,
    factsRepository: createFactsRepository(database),
    seedOnce: createSeedOnce(database),
    foodLicence,
    descriptions,
    ratingsOf,
  })

  /** Lists all products on sale, or those with the given ids, in rupees. Reads in the caller's transaction. */
  function products(ids?: readonly string[]): Promise<Product[]> {
    return ids ? repository.find(ids) : repository.list()
  }

  return {
    products,
    /** Reads products for placing orders, in the caller's transaction. */
    toSell: repository.toSell,
    shown: service.shown,
    shownCalled: service.shownCalled,
    /** The version of each part of the catalogue, with which the edge detects outdated pages. */
    tags: async () => catalogTags(await repository.digests(), await foodLicence()),
    isStocked: async () => (await repository.count()) > 0,
    /** Replaces the catalogue if the seed differs from the last one, unless staff have ever edited it. */
    seed: service.seed,
    /** Fills in missing label facts. Call after `seed`. */
    seedFacts: service.seedFacts,
    soldOut: createSoldOut(createSoldOutRepository(database)),
    routes: catalogRoutes(service, answers, runningDiscounts),
  }
}
