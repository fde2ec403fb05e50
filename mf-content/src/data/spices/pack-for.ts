import { type Product, type Variant, variantPrice } from 'shared-contracts/catalog/product'
import { inEnglish, type Text } from 'shared-contracts/i18n/translate'

/** The pack of a product that a shopper is offered. */
interface Pack {
  variant: Variant
  /** What is in it, unless its label doesn't tell. */
  grams?: number
}

/** '250 g' in grams; undefined for a label such as 'Pack of 2'. */
function gramsOf({ quantity }: Variant): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?) ?(g|kg)$/i.exec(quantity) ?? []
  return amount ? Number(amount) * (unit?.toLowerCase() === 'kg' ? 1000 : 1) : undefined
}

/**
 * The smallest pack on sale that holds what is needed, or the largest where none does.
 * @param grams what is needed
 * @returns undefined where no pack is on sale
 */
export function packFor({ variants }: Pick<Product, 'variants'>, grams: number): Pack | undefined {
  const onSale = variants
    .filter((variant) => variantPrice(variant) > 0 && !variant.isSoldOut)
    .map((variant) => ({ variant, grams: gramsOf(variant) }))
  const weighed = onSale
    .filter((pack): pack is Required<Pack> => pack.grams !== undefined)
    .sort((one, other) => one.grams - other.grams)
  const chosen = weighed.find((pack) => pack.grams >= grams) ?? weighed.at(-1)
  if (chosen) return chosen
  const [unweighed] = onSale
  return unweighed && { variant: unweighed.variant }
}

/** More pots than this are not counted. */
const MANY_POTS = 50

/** What a pack is to a pot, in a sentence. @param grams what the pot takes */
export function packSentence(pack: Pack, grams: number, t: Text = inEnglish): string {
  const taken =
    grams < 1
      ? t('This pot takes less than 1 g')
      : t('This pot takes about {grams} g', { grams: Math.round(grams) })
  if (pack.grams === undefined) return t('{taken}.', { taken })
  if (pack.grams < grams) return t('{taken}, more than the largest pack holds.', { taken })
  const pots = Math.floor(pack.grams / grams)
  return pots > MANY_POTS
    ? t('{taken}: the pack is enough for more than {pots}.', { taken, pots: MANY_POTS })
    : t(
        {
          one: '{taken}: the pack is enough for it.',
          other: '{taken}: the pack is enough for about {count}.',
        },
        { taken, count: pots },
      )
}
