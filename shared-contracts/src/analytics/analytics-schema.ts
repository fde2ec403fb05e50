import * as z from 'zod/mini'
import { listBounds, normalizeQuery, STEPS, VITALS } from './analytics'

const MOST_SUMS = 1000
const MOST_IN_A_SUM = 1_000_000

const count = z.int().check(z.minimum(1), z.maximum(MOST_IN_A_SUM))

/** A count that an edge reports. */
export const Count = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), name: z.enum(STEPS), count }),
  z
    .object({ kind: z.literal('vital'), name: z.enum(VITALS), class: z.int().check(z.minimum(0)), count })
    .check(z.refine((sum) => sum.class <= listBounds(sum.name).length)),
  /** All searches without results, whatever was searched for. */
  z.object({ kind: z.literal('search'), count }),
  /** Searches without results for this query. */
  z.object({
    kind: z.literal('query'),
    name: z.string().check(z.refine((text) => normalizeQuery(text) === text)),
    count,
  }),
])
export type Count = z.infer<typeof Count>

/** Body of `POST /api/analytics`. */
export const Counts = z.object({ counts: z.array(Count).check(z.minLength(1), z.maxLength(MOST_SUMS)) })
