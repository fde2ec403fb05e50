import type { ListPart } from 'shared-contracts/catalog/lists/list-part'
import type { Product } from 'shared-contracts/catalog/product'
import type { ProductFacts } from 'shared-contracts/catalog/product-facts-schema'
import { type ShownProduct, showProduct } from 'shared-contracts/catalog/shown-product'
import type { OtherLanguage } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import type { Rating } from 'shared-contracts/reviews/review'
import type { SeedOnce } from '../../db/seeding/seed-once'
import { AppError } from '../../errors'
import type { CatalogRepository } from './catalog.repository'
import type { SeedFacts, TranslatedDescriptions } from './catalog-seed'
import { type SeedProduct, toStored } from './catalog-seed'
import type { FactsRepository } from './facts.repository'
import type { OwnFacts } from './wire-product'

/** Returns the ratings of products with published reviews. @param ids undefined for all products */
export type RatingsOf = (ids?: readonly string[]) => Promise<ReadonlyMap<string, Rating>>

interface CatalogServiceDeps {
  repository: CatalogRepository
  factsRepository: FactsRepository
  seedOnce: SeedOnce
  foodLicence: () => Promise<string | undefined>
  descriptions: TranslatedDescriptions | undefined
  ratingsOf: RatingsOf
}

export type CatalogService = ReturnType<typeof createCatalogService>

export function createCatalogService(deps: CatalogServiceDeps) {
  const { repository, factsRepository, seedOnce, foodLicence, descriptions, ratingsOf } = deps

  async function product(id: string): Promise<Product> {
    const [found] = await repository.find([id])
    if (!found) throw new AppError('NOT_FOUND', 'Product not found')
    return found
  }

  /** @returns the description in the language; undefined if the English text has no translation */
  async function descriptionIn(language: OtherLanguage, id: string): Promise<string | undefined> {
    const { description } = await product(id)
    return descriptions?.[language].get(description)
  }

  /** Finds the products with these ids that are on sale, and counts all products on sale. */
  async function withIds(ids: readonly string[]): Promise<ListPart<Product>> {
    return { items: await repository.find(ids), total: await repository.count() }
  }

  async function facts(id: string): Promise<ProductFacts> {
    const found = await repository.withFacts(id)
    if (!found) throw new AppError('NOT_FOUND', 'Product not found')
    return rated(found.product, labelled(found.facts, await foodLicence()), await ratingsOf([id]))
  }

  /** Yields everything on sale, as shown on every channel. */
  async function* shown(): AsyncGenerator<ShownProduct> {
    const [licence, ratings] = [await foodLicence(), await ratingsOf()]
    for await (const { product, facts } of repository.each())
      yield showProduct(product, rated(product, labelled(facts, licence), ratings))
  }

  /** Finds products by their own ids or those of their packs, as shown on every channel. */
  async function shownCalled(ids: readonly string[]): Promise<ShownProduct[]> {
    const [found, licence] = [await repository.called(ids), await foodLicence()]
    const ratings = await ratingsOf(found.map(({ product }) => product._id))
    return found.map(({ product, facts }) =>
      showProduct(product, rated(product, labelled(facts, licence), ratings)),
    )
  }

  /** Adds the shop's own details, which are the same on every label. */
  function labelled({ maker = ownName, ...own }: OwnFacts, licence: string | undefined): ProductFacts {
    return { ...own, maker, licence }
  }

  /** Stores the seed, unless the catalogue has ever been edited in the admin. */
  function seed(catalog: readonly SeedProduct[]): Promise<void> {
    return seedOnce('catalogue', catalog, async () => {
      if (!(await repository.isAdmins())) await repository.replace(toStored(catalog))
    })
  }

  /** Separate from `seed`, so that an existing shop gets label facts but keeps its prices. */
  function seedFacts(labels: readonly SeedFacts[]): Promise<void> {
    return seedOnce('facts', labels, async () => {
      if (!(await repository.isAdmins())) await factsRepository.fill(labels)
    })
  }

  return {
    products: repository.list,
    part: repository.part,
    product,
    descriptionIn,
    facts,
    shown,
    shownCalled,
    withIds,
    seed,
    seedFacts,
  }
}

function rated({ _id }: Product, facts: ProductFacts, ratings: Awaited<ReturnType<RatingsOf>>): ProductFacts {
  const rating = ratings.get(_id)
  return { ...facts, ...(rating && { rating }) }
}

const { line1, city, pincode, state, country } = shop.address
const ownName = `${shop.brand}, ${line1}, ${city} ${pincode}, ${state}, ${country}`
