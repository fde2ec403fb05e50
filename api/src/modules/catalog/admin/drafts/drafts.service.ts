import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { NewProduct, NewVariant } from 'shared-contracts/catalog/admin/drafts-schema'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { Staff } from '../../../staff'
import type { AdminCatalogRepository } from '../catalog.repository'
import type { Saving } from '../saving'
import type { DraftsRepository } from './drafts.repository'

interface DraftsDeps {
  repository: DraftsRepository
  products: Pick<AdminCatalogRepository, 'find' | 'hold' | 'holdOrder'>
  save: Saving
  inTransaction: InTransaction
  shown: (id: string) => Promise<AdminProduct>
}

export type DraftsService = ReturnType<typeof createDraftsService>

/** Turns '100 g' into '100g', 'Box of 3' into 'box-of-3', and a purely non-Latin label into code points. */
function toSlug(label: string): string {
  const plain = label
    .toLowerCase()
    .replace(/^(\d+) (?=[a-z]+$)/, '$1')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return plain || [...label].map((letter) => letter.codePointAt(0)?.toString(16)).join('-')
}

/** Creates packs, and products as drafts. Once either exists, seeds no longer change the catalogue. */
export function createDraftsService({ repository, products, save, inTransaction, shown }: DraftsDeps) {
  /** Creates a product; repeating the call is harmless. @throws AppError INVALID_INPUT for a taken address */
  function makeProduct(input: NewProduct, by: Staff): Promise<AdminProduct> {
    return inTransaction(async () => {
      await products.holdOrder()
      const { id, name, category } = input
      const [there] = await products.find([id])
      const isTheSame = there?.name === name && there.category === category && !there.isListed
      if (isTheSame && there.variants.length === 0) return shown(id)
      if (there || (await repository.hasVariant(id)))
        throw new AppError('INVALID_INPUT', 'Another product already has this address.', {
          fields: { id: 'Choose another one.' },
        })
      await repository.addProduct(input)
      await save([{ productId: id, variantId: null, field: 'made', before: null, after: name }], by)
      return shown(id)
    })
  }

  /** @throws AppError NOT_FOUND, INVALID_INPUT if the product already has the pack */
  function makeVariant(productId: string, variant: NewVariant, by: Staff): Promise<AdminProduct> {
    return inTransaction(async () => {
      const [product] = await products.hold([productId])
      if (!product) throw new AppError('NOT_FOUND', `There is no product with the ID ${productId}.`)
      const id = `${productId}-${toSlug(variant.label)}`
      const there = product.variants.find((one) => one.id === id)
      if (there?.label === variant.label && there.price === variant.price) return shown(productId)
      if (there || (await repository.hasVariant(id)) || (await products.find([id])).length > 0)
        throw new AppError('INVALID_INPUT', `${product.name} already has a pack of this size.`, {
          fields: { label: 'Choose another one.' },
        })
      await repository.addVariant(productId, { ...variant, id })
      await save([{ productId, variantId: id, field: 'made', before: null, after: variant.label }], by)
      return shown(productId)
    })
  }

  return { makeProduct, makeVariant }
}
