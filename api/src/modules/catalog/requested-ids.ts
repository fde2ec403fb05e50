import { MOST_LINES } from 'shared-contracts/orders/most-lines'
import { requiredText } from 'shared-contracts/values/text'
import * as z from 'zod/mini'

const LONGEST_ID = 100

const sentence = `"ids" are the ids of 1 to ${MOST_LINES} products with commas between them, each of at most ${LONGEST_ID} characters.`

const Ids = z.array(requiredText(LONGEST_ID)).check(z.minLength(1), z.maxLength(MOST_LINES))

/** Parses comma-separated product ids, usually those of the products in a cart. */
export const RequestedIds = z.pipe(
  z.string(sentence).check(z.refine((text) => Ids.safeParse(text.split(',')).success, sentence)),
  z.transform((text) => text.split(',')),
)
