import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { PART_SIZE } from 'shared-contracts/catalog/lists/list-part'
import type { Text } from 'shared-contracts/i18n/translate'

export interface PartOfList {
  collection: Collection
  /** Counted from 1. */
  part: number
  /** The number of products in the whole list. */
  total: number
}

type PartNumbers = Pick<PartOfList, 'part' | 'total'>

/** Returns the positions of a part's first and last product, from 1. */
export function computePositions({ part, total }: PartNumbers): { first: number; last: number } {
  return { first: (part - 1) * PART_SIZE + 1, last: Math.min(part * PART_SIZE, total) }
}

export function sayPlaces(numbers: PartNumbers, t: Text): string {
  return t('Products {first} to {last}', computePositions(numbers))
}
