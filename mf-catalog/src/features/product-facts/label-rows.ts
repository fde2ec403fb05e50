import type { LabelFacts } from 'shared-contracts/domain/shown-product'

interface LabelRow {
  term: string
  text: string
}

/** The facts of a label as terms and texts. What nobody has said has no row. */
export function labelRows(facts: LabelFacts | undefined): LabelRow[] {
  if (!facts) return []
  const { ingredients, allergens, bestBeforeMonths, origin, maker, licence } = facts
  const rows = [
    { term: 'Ingredients', text: ingredients?.join(', ') },
    { term: 'Allergens', text: allergens && (allergens.join(', ') || 'None among the ingredients') },
    { term: 'Best before', text: bestBeforeMonths && `${bestBeforeMonths} months from packing` },
    { term: 'Country of origin', text: origin },
    { term: 'Made and packed by', text: maker },
    { term: 'Food licence (FSSAI)', text: licence },
  ]
  return rows.flatMap(({ term, text }) => (text ? [{ term, text }] : []))
}
