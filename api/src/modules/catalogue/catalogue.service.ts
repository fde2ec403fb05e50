import type { Product } from 'shared-contracts/domain/catalogue'
import type { ListPart } from 'shared-contracts/domain/list-part'
import type { SeedOnce } from '../../db/seed-once'
import { AppError } from '../../errors'
import type { CatalogueRepository } from './catalogue.repository'
import { type SeedProduct, toStored } from './catalogue-seed'

export interface CatalogueServiceDeps {
  repository: CatalogueRepository
  seedOnce: SeedOnce
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

export function createCatalogueService({ repository, seedOnce }: CatalogueServiceDeps) {
  async function product(id: string): Promise<Product> {
    const [found] = await repository.find([id])
    if (!found) throw new AppError('NOT_FOUND', 'Product not found')
    return found
  }

  /** Those of the ids that are on sale, and how many products are on sale in all. */
  async function withIds(ids: readonly string[]): Promise<ListPart<Product>> {
    return { items: await repository.find(ids), total: await repository.count() }
  }

  function seed(catalogue: readonly SeedProduct[]): Promise<void> {
    return seedOnce('catalogue', catalogue, () => repository.replace(toStored(catalogue)))
  }

  return { products: repository.list, part: repository.part, product, withIds, seed }
}
