import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { PART_SIZE } from 'shared-contracts/catalog/lists/list-part'
import type { Text } from 'shared-contracts/i18n/translate'

export interface PartOfList {
  collection: Collection
  /** From 1 on. */
  part: number
  /** Of the whole list. */
  total: number
}

type Numbers = Pick<PartOfList, 'part' | 'total'>

/** The first and the last of its products, counted from 1. */
export function placesOf({ part, total }: Numbers): { first: number; last: number } {
  return { first: (part - 1) * PART_SIZE + 1, last: Math.min(part * PART_SIZE, total) }
}

export function sayPlaces(numbers: Numbers, t: Text): string {
  return t('Products {first} to {last}', placesOf(numbers))
}
