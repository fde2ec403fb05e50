import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { VariantFields } from './catalogue-schema'

/** A scheduled change to one field of a product or pack. */
export const ChangeToCome = z.union([
  z.object({ field: z.literal('price'), variantId: requiredText(100), after: VariantFields.shape.price }),
  z.object({ field: z.literal('isSoldOut'), variantId: requiredText(100), after: z.boolean() }),
  z.object({ field: z.literal('isListed'), variantId: z.null(), after: z.boolean() }),
])
export type ChangeToCome = z.infer<typeof ChangeToCome>

export const NewSchedule = z.object({ change: ChangeToCome, at: z.iso.datetime({ offset: true }) })
export type NewSchedule = z.infer<typeof NewSchedule>

export const ScheduleState = z.enum(['waiting', 'done', 'taken-back', 'failed'])
export type ScheduleState = z.infer<typeof ScheduleState>

export const ScheduledChange = z.object({
  id: z.int(),
  change: ChangeToCome,
  /** When it takes effect. */
  at: z.string(),
  state: ScheduleState,
  /** The person who scheduled it, and when. */
  by: z.string(),
  since: z.string(),
  /** The reason why it was not carried out, as a sentence. */
  trouble: z.nullable(z.string()),
})
export type ScheduledChange = z.infer<typeof ScheduledChange>
export const ScheduledChanges = z.object({ scheduled: z.array(ScheduledChange) })
