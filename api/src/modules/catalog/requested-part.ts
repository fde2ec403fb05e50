import { PART_SIZE } from 'shared-contracts/catalog/lists/list-part'
import * as z from 'zod/mini'

const MOST_FROM = 100_000
const MOST_COUNT = 100
const LONGEST_NAME = 100

const wholeNumber = (digits: RegExp, least: number, most: number, sentence: string) =>
  z.pipe(
    z.string().check(z.regex(digits, sentence)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(least, sentence), z.maximum(most, sentence))),
  )

/** The optional parameters of a list: a page, a name to search, or both. */
export const RequestedPart = z.object({
  from: z.optional(
    wholeNumber(/^\d{1,6}$/, 0, MOST_FROM, `"from" is the place of the first product, 0 to ${MOST_FROM}.`),
  ),
  count: z.optional(
    wholeNumber(/^\d{1,3}$/, 1, MOST_COUNT, `"count" is how many products to send, 1 to ${MOST_COUNT}.`),
  ),
  name: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, '"name" is a part of a name to look for.'),
        z.maxLength(LONGEST_NAME, `"name" has at most ${LONGEST_NAME} characters.`),
      ),
  ),
})

export type RequestedPart = z.infer<typeof RequestedPart>

export interface PartOfList {
  /** The position of the page's first product among the matches. */
  from: number
  count: number
  /** Part of a name; case is ignored. */
  name?: string | undefined
}

/** Returns the requested page, or undefined for the whole list. */
export function readRequestedPart({ from, count, name }: RequestedPart): PartOfList | undefined {
  if (from === undefined && count === undefined && name === undefined) return undefined
  return { from: from ?? 0, count: count ?? PART_SIZE, name }
}

/** True for the pages that the shop's own site requests. There are few, so they can be cached. */
export function isPartOfPages({ from, count, name }: PartOfList): boolean {
  return name === undefined && count === PART_SIZE && from % PART_SIZE === 0
}
