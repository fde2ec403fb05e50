/** The number of products per part of a list. It fills rows of 2, 3 or 4 cards. Shorter lists have one part. */
export const PART_SIZE = 60

export function countParts(total: number): number {
  return Math.ceil(total / PART_SIZE)
}

/** A part of a list, and the number of products in the whole list. */
export interface ListPart<Item> {
  items: readonly Item[]
  total: number
}
