import * as z from 'zod/mini'
import { optionalText, requiredText } from '../../values/text'
import { shipmentStates } from '../shipments'
import { Pieces } from './shipments-schema'

const Day = z.iso.date('Enter a date such as 2027-05-31.')

/** Packs of one variant that were made and packed together. */
export const Batch = z.object({
  id: z.string(),
  /** The batch number printed on the pack. */
  number: z.string(),
  bestBefore: z.string(),
  madeOn: z.nullable(z.string()),
})
export type Batch = z.infer<typeof Batch>

export const NewBatch = z.object({
  productId: requiredText(100),
  variantId: requiredText(100),
  number: requiredText(40),
  bestBefore: Day,
  madeOn: z.optional(Day),
})
export type NewBatch = z.infer<typeof NewBatch>

const Packed = z.object({ ...Pieces.shape, batch: requiredText(64) })

/** The details recorded while a shipment was packed. */
export const PackingRecord = z.object({
  shipment: z.object({
    id: z.string(),
    number: z.number(),
    state: z.enum(shipmentStates),
    order: z.string(),
    orderId: z.string(),
  }),
  /** 0 until something is recorded. */
  version: z.int(),
  /** Grams, including packaging. */
  weight: z.nullable(z.int()),
  lines: z.array(
    z.object({
      ...Pieces.shape,
      productId: z.string(),
      variantId: z.string(),
      name: z.string(),
      variant: z.string(),
      /** The usual shelf life, in months from the packing date. */
      bestBeforeMonths: z.optional(z.int()),
      packed: z.array(z.object({ batch: Batch, quantity: z.int() })),
      /** The newest batches of this variant, to choose from. */
      batches: z.array(Batch),
    }),
  ),
  photo: z.optional(z.object({ takenAt: z.string(), takenBy: z.string() })),
})
export type PackingRecord = z.infer<typeof PackingRecord>

export const PackingChange = z.object({
  /** The version that the edit is based on. */
  version: z.int(),
  weight: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  packed: z.array(Packed).check(z.maxLength(300)),
})
export type PackingChange = z.infer<typeof PackingChange>

export const BatchQuery = z.object({ number: optionalText(40) })

/** A batch and the orders that received it. */
export const FoundBatch = z.object({
  ...Batch.shape,
  name: z.string(),
  variant: z.string(),
  orders: z.array(
    z.object({
      id: z.string(),
      orderId: z.string(),
      name: z.string(),
      phone: z.string(),
      shipment: z.number(),
      state: z.enum(shipmentStates),
      quantity: z.number(),
    }),
  ),
})
export type FoundBatch = z.infer<typeof FoundBatch>
export const FoundBatches = z.object({ batches: z.array(FoundBatch) })
export type FoundBatches = z.infer<typeof FoundBatches>
