import type { Category, Product } from 'shared-contracts/domain/catalogue'
import { AppError } from '../../errors'
import type { CatalogueRepository } from './catalogue.repository'
import { type SeedProduct, toStored } from './catalogue-seed'

export interface CatalogueServiceDeps {
  repository: CatalogueRepository
  /** Runs `work` when the content differs from what was stored last under that name. */
  seedOnce: (name: string, content: unknown, work: () => Promise<void>) => Promise<void>
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

export function createCatalogueService({ repository, seedOnce }: CatalogueServiceDeps) {
  function products(ids?: readonly string[]): Promise<Product[]> {
    return ids ? repository.find(ids) : repository.list()
  }

  function productsOf(category: Category): Promise<Product[]> {
    return repository.list(category)
  }

  async function product(id: string): Promise<Product> {
    const [found] = await repository.find([id])
    if (!found) throw new AppError('NOT_FOUND', 'Product not found')
    return found
  }

  function seed(catalogue: readonly SeedProduct[]): Promise<void> {
    return seedOnce('catalogue', catalogue, () => repository.replace(toStored(catalogue)))
  }

  return { products, productsOf, product, seed }
}
