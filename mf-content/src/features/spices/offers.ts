import { type Product, variantPrice } from 'shared-contracts/catalog/product'
import type { Text } from 'shared-contracts/i18n/translate'
import type { CartItem } from 'shared-contracts/orders/cart/cart'
import { add, type Paise } from 'shared-contracts/values/money'
import { chooseVariant, variantSentence } from '../../data/spices/choose-variant'
import type { SpiceOfDish } from '../../data/spices/list-spices'
import type { SpiceId } from '../../data/spices/sold-spices'
import { computeGrams } from '../../data/spices/spice-weights'

export interface Offer {
  id: SpiceId
  name: string
  /** The cart item; undefined if no pack is on sale. */
  item: CartItem | undefined
  /** Says how long the pack lasts, or why none is offered. */
  sentence: string
}

/** @param products the spices on sale @param factor the factor by which the recipe is scaled */
export function listOffers(
  spices: readonly SpiceOfDish[],
  products: readonly Product[],
  factor: number,
  t: Text,
): readonly Offer[] {
  return spices.map((spice) => {
    const { id, name } = spice
    const grams = computeGrams(spice) * factor
    const product = products.find(({ _id }) => _id === id)
    const offered = product && chooseVariant(product, grams)
    if (!offered) return { id, name, item: undefined, sentence: t('Not available right now.') }
    const { variant } = offered
    const item = {
      id: product._id,
      variantId: variant._id,
      variantLabel: variant.quantity,
      title: product.name,
      price: variantPrice(variant),
      image: product.images[0] ?? '',
    }
    return { id, name: product.name, item, sentence: variantSentence(offered, grams, t) }
  })
}

export const sumPrices = (items: readonly CartItem[]): Paise => add(...items.map(({ price }) => price))
