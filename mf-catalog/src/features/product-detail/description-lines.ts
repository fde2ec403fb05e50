import type { Product } from 'shared-contracts/catalog/product'

/** Splits the description of a DIY kit into sentences (specification 8.5); others stay whole. */
export function descriptionLines({
  category,
  description,
}: Pick<Product, 'category' | 'description'>): string[] {
  if (category !== 'DIY SPICE KIT') return [description]
  // A period inside a number, as in 1.5, ends no line, and a run of them ends one. Hindi uses a danda.
  return description.split(/(?<=[.।])(?![\d.])\s*/).filter((line) => line !== '')
}
