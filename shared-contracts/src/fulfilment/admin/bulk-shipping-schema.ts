import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { AdminShipment, ShipShipment } from './shipments-schema'

/** The maximum number of orders per call: more than two people can pack in a day. */
export const MOST_AT_ONCE = 200

/** A packed shipment, with the details that the packer can read on its box. */
export const PackedShipment = z.object({
  /** The order's internal id. */
  order: z.string(),
  orderId: z.string(),
  name: z.string(),
  place: z.string(),
  /** The day by which the policy promises dispatch, such as 2026-11-26. */
  dueOn: z.string(),
  isLate: z.boolean(),
  shipment: AdminShipment,
})
export type PackedShipment = z.infer<typeof PackedShipment>

/** GET /api/admin/packed-shipments */
export const PackedShipments = z.object({
  /** Ready to ship, oldest order first. */
  packed: z.array(PackedShipment),
  /** Shipped so recently that shipping can be undone, latest first. */
  justShipped: z.array(PackedShipment),
})
export type PackedShipments = z.infer<typeof PackedShipments>

export const RowToShip = z.object({ id: requiredText(64), ...ShipShipment.shape })
export type RowToShip = z.infer<typeof RowToShip>

/** POST /api/admin/bulk-shipping with the header Idempotency-Key, and its dry run /api/admin/bulk-shipping/check. */
export const BulkShipping = z.object({
  shipments: z.array(RowToShip).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
})

/** POST /api/admin/bulk-packing: packs all open items of these orders. */
export const BulkPacking = z.object({
  orders: z.array(requiredText(64)).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
})

/** The result for one row, which does not depend on the others. */
export const RowResult = z.object({
  /** The shipment's or order's id, as sent. */
  id: z.string(),
  /** The reason why nothing was done; undefined if it succeeded, or would succeed in a dry run. */
  problem: z.optional(z.string()),
})
export type RowResult = z.infer<typeof RowResult>

export const RowResults = z.object({ results: z.array(RowResult) })
export type RowResults = z.infer<typeof RowResults>
