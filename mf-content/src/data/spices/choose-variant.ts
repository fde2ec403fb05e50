import { type Product, type Variant, variantPrice } from 'shared-contracts/catalog/product'
import { inEnglish, type Text } from 'shared-contracts/i18n/translate'

interface OfferedVariant {
  variant: Variant
  /** Undefined if the label states no weight. */
  grams?: number
}

/** Converts '250 g' to grams; returns undefined for a label such as 'Pack of 2'. */
function parseGrams({ quantity }: Variant): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?) ?(g|kg)$/i.exec(quantity) ?? []
  return amount ? Number(amount) * (unit?.toLowerCase() === 'kg' ? 1000 : 1) : undefined
}

/** Returns the smallest pack on sale of at least `grams`, else the largest, else one of unknown weight. */
export function chooseVariant(
  { variants }: Pick<Product, 'variants'>,
  grams: number,
): OfferedVariant | undefined {
  const onSale = variants
    .filter((variant) => variantPrice(variant) > 0 && !variant.isSoldOut)
    .map((variant) => ({ variant, grams: parseGrams(variant) }))
  const weighed = onSale
    .filter((offered): offered is Required<OfferedVariant> => offered.grams !== undefined)
    .sort((one, other) => one.grams - other.grams)
  const chosen = weighed.find((offered) => offered.grams >= grams) ?? weighed.at(-1)
  if (chosen) return chosen
  const [unweighed] = onSale
  return unweighed && { variant: unweighed.variant }
}

/** The highest count to state; above it, the sentence only says that the pack lasts more than 50 times. */
const MANY_POTS = 50

/** Describes how many times a dish can be cooked with a pack. @param needed the grams for cooking it once */
export function variantSentence(offered: OfferedVariant, needed: number, t: Text = inEnglish): string {
  const taken =
    needed < 1 ? t('You need less than 1 g') : t('You need about {grams} g', { grams: Math.round(needed) })
  if (offered.grams === undefined) return t('{taken}.', { taken })
  if (offered.grams < needed) return t('{taken}. That’s more than our largest pack.', { taken })
  const pots = Math.floor(offered.grams / needed)
  return pots > MANY_POTS
    ? t('{taken}. This pack is enough to cook it more than {pots} times.', { taken, pots: MANY_POTS })
    : t(
        {
          one: '{taken}. This pack is enough.',
          other: '{taken}. This pack is enough to cook it about {count} times.',
        },
        { taken, count: pots },
      )
}
