/** Products in one part of a list. A list of no more is shown whole. It fills rows of two, three and four cards. */
export const PART_SIZE = 60

/** In how many parts a list is shown. */
export function countParts(total: number): number {
  return Math.ceil(total / PART_SIZE)
}

/** A part of a list, and how many products the list has in all. */
export interface ListPart<Item> {
  items: readonly Item[]
  total: number
}
