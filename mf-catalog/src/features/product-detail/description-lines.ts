import type { Product } from 'shared-contracts/catalog/product'

/** The paragraphs of a description: one a sentence for a DIY kit (specification 8.5), else one in all. */
export function descriptionLines({
  category,
  description,
}: Pick<Product, 'category' | 'description'>): string[] {
  if (category !== 'DIY SPICE KIT') return [description]
  // A period inside a number, as in 1.5, ends no line; several in a row end one. Hindi has a danda for a period.
  return description.split(/(?<=[.।])(?![\d.])\s*/).filter((line) => line !== '')
}
