import type { DeskProduct } from 'shared-contracts/domain/desk/catalogue/catalogue-schema'
import type { Missing } from 'shared-contracts/domain/desk/catalogue/missing-facts'
import { tidyText } from 'shared-contracts/domain/typed-text'

/** What the list shows: all, or only some. */
export const shelves = ['all', 'sold-out', 'missing', 'not-listed'] as const
export type Shelf = (typeof shelves)[number]

const isOn: Record<Shelf, (product: DeskProduct) => boolean> = {
  all: () => true,
  'sold-out': ({ packs }) => packs.some(({ isSoldOut }) => isSoldOut),
  missing: (product) => ownMissing(product).length > 0,
  'not-listed': ({ isListed }) => !isListed,
}

/** What is missing of the product alone: the licence is the shop's. */
export function ownMissing({ missing }: Pick<DeskProduct, 'missing'>): Missing[] {
  return missing.filter((one) => one !== 'licence')
}

/** @param text a part of a name, or of a pack's */
export function productsOn(products: readonly DeskProduct[], shelf: Shelf, text: string): DeskProduct[] {
  const wanted = tidyText(text).toLowerCase()
  return products.filter(
    (product) =>
      isOn[shelf](product) &&
      [product.name, product.hindiName, ...product.packs.map(({ label }) => label)].some((name) =>
        name.toLowerCase().includes(wanted),
      ),
  )
}
