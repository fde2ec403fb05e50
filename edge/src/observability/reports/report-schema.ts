import { STEPS, VITALS } from 'shared-contracts/analytics/analytics'
import type { Report } from 'shared-contracts/analytics/report'
import * as z from 'zod/mini'

const MOST_REPORTS = 40
const MOST_SEARCHES = 20
const MOST_LETTERS = 200
const MOST_MALFORMED = 20
/** A field's path, such as `product.variants.price`. */
const FIELD = /^[\w.]{1,100}$/
/** One hour. A longer time can't be a real measurement. */
const MOST_MS = 3_600_000

const name = z.string().check(z.maxLength(100))

const Reported: z.ZodMiniType<Report> = z.discriminatedUnion('kind', [
  z.object({ remote: name, version: name, kind: z.enum(['visit', 'load-failed', 'render-failed']) }),
  z.object({
    remote: name,
    version: name,
    kind: z.literal('vital'),
    vital: z.enum(VITALS),
    value: z.number().check(z.minimum(0), z.maximum(MOST_MS)),
  }),
])

/** Body of `POST /reports`. */
export const ReportsBody = z.object({
  document: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  reports: z.array(Reported).check(z.maxLength(MOST_REPORTS)),
  steps: z.optional(z.array(z.enum(STEPS)).check(z.maxLength(STEPS.length))),
  searches: z.optional(
    z.array(z.string().check(z.maxLength(MOST_LETTERS))).check(z.maxLength(MOST_SEARCHES)),
  ),
  malformed: z.optional(z.array(z.string().check(z.regex(FIELD))).check(z.maxLength(MOST_MALFORMED))),
})
