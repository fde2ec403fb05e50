/** Products in one part of a list. A list of no more is shown whole. It fills rows of two, three and four cards. */
export const PART_SIZE = 60

/** A part of a list, and how many products the list has in all. */
export interface ListPart<Item> {
  items: readonly Item[]
  total: number
}
