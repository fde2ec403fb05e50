import type { LabelFacts } from 'shared-contracts/catalog/shown-product'
import type { Text } from 'shared-contracts/i18n/translate'
import { bestBefore } from '../../data/best-before'

interface LabelRow {
  term: string
  text: string
  /** True for numbers and names, which browsers' page translation must not change. */
  isName?: true
}

/** Returns the facts of a label as terms and texts in the reader's language. Missing facts have no row. */
export function labelRows(facts: LabelFacts | undefined, t: Text): LabelRow[] {
  if (!facts) return []
  const { ingredients, allergens, bestBeforeMonths, origin, maker, licence } = facts
  const listed = (names: readonly string[]) => names.map((name) => t(name)).join(', ')
  const rows: (Omit<LabelRow, 'text'> & { text: string | 0 | undefined })[] = [
    { term: 'Ingredients', text: ingredients && listed(ingredients) },
    { term: 'Allergens', text: allergens && (listed(allergens) || t('None in the ingredients')) },
    { term: 'Best before', text: bestBeforeMonths && bestBefore(bestBeforeMonths, t) },
    { term: 'Country of origin', text: origin && t(origin) },
    { term: 'Made and packed by', text: maker, isName: true },
    { term: 'Food licence (FSSAI)', text: licence, isName: true },
  ]
  return rows.flatMap(({ term, text, isName }) =>
    text ? [{ term: t(term), text, ...(isName && { isName }) }] : [],
  )
}
