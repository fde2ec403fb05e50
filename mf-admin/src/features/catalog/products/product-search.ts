import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { Missing } from 'shared-contracts/catalog/admin/missing-facts'
import { tidyText } from 'shared-contracts/values/typed-text'

export const shelves = ['all', 'sold-out', 'missing', 'not-listed'] as const
export type Shelf = (typeof shelves)[number]

const isOn: Record<Shelf, (product: AdminProduct) => boolean> = {
  all: () => true,
  'sold-out': ({ variants }) => variants.some(({ isSoldOut }) => isSoldOut),
  missing: (product) => ownMissing(product).length > 0,
  'not-listed': ({ isListed }) => !isListed,
}

/** Returns the declarations that the product itself lacks; the food licence is the shop's. */
export function ownMissing({ missing }: Pick<AdminProduct, 'missing'>): Missing[] {
  return missing.filter((one) => one !== 'licence')
}

/** @param text part of the name of a product or a pack */
export function filterProducts(
  products: readonly AdminProduct[],
  shelf: Shelf,
  text: string,
): AdminProduct[] {
  const wanted = tidyText(text).toLowerCase()
  return products.filter(
    (product) =>
      isOn[shelf](product) &&
      [product.name, product.hindiName, ...product.variants.map(({ label }) => label)].some((name) =>
        name.toLowerCase().includes(wanted),
      ),
  )
}
