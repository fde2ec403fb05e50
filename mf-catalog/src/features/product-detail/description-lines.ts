import type { Product } from 'shared-contracts/catalog/product'

/** Splits the description of a DIY kit into sentences (specification 8.5); others stay whole. */
export function descriptionLines({
  category,
  description,
}: Pick<Product, 'category' | 'description'>): string[] {
  if (category !== 'DIY SPICE KIT') return [description]
  // A period within a number, such as 1.5, doesn't end a line; several in a row end one. Hindi uses the danda.
  return description.split(/(?<=[.।])(?![\d.])\s*/).filter((line) => line !== '')
}
