import * as z from 'zod/mini'
import { MAX_LINE_QUANTITY } from '../../orders/line-quantity'
import { optionalText, requiredText } from '../../values/text'
import { returnConditions, returnReasons } from '../returns'
import { shipmentStates } from '../shipments'

export const Pieces = z.object({
  line: z.int().check(z.minimum(0)),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
})

/** A shipment as the admin shows it. */
export const AdminShipment = z.object({
  id: z.string(),
  /** Starts at 1 within an order. */
  number: z.number(),
  state: z.enum(shipmentStates),
  version: z.number(),
  courier: z.optional(z.string()),
  courierName: z.optional(z.string()),
  awb: z.optional(z.string()),
  link: z.optional(z.string()),
  /** The person who is packing it or has packed it. */
  packedBy: z.string(),
  isMine: z.boolean(),
  shippedAt: z.optional(z.string()),
  deliveredAt: z.optional(z.string()),
  /** Shipping can be undone until this time. */
  undoUntil: z.optional(z.string()),
  lines: z.array(Pieces),
})
export type AdminShipment = z.infer<typeof AdminShipment>

export const ReturnedLine = z.object({
  ...Pieces.shape,
  condition: z.enum(returnConditions),
  /** True if it is restocked, which requires good condition. */
  isForSale: z.boolean(),
  reason: z.enum(returnReasons),
})

export type ReturnedLine = z.infer<typeof ReturnedLine>

/** A return of a shipment's goods. */
export const AdminReturn = z.object({
  id: z.string(),
  /** Starts at 1 within an order. */
  number: z.number(),
  /** The shipment's id. */
  shipment: z.string(),
  isUndelivered: z.boolean(),
  at: z.string(),
  /** The return can be undone until this time. */
  undoUntil: z.string(),
  by: z.string(),
  note: z.string(),
  lines: z.array(ReturnedLine),
})
export type AdminReturn = z.infer<typeof AdminReturn>

export const ChangedShipment = z.object({ shipment: AdminShipment })

const lines = z.optional(z.array(Pieces).check(z.minLength(1), z.maxLength(100)))
const handover = { courier: requiredText(64), awb: requiredText(80) }

/** The items to ship; if omitted, all open items. */
export const NewShipment = z.object({ lines })
/** Packs and ships in one step. */
export const ShipOrder = z.object({ ...handover, lines })
export const SeenShipment = z.object({ version: z.int() })
export const ShipShipment = z.object({ ...SeenShipment.shape, ...handover })
export const CorrectShipment = z.object({ ...ShipShipment.shape, isTold: z.boolean() })
export const ArrivedShipment = z.object({
  ...SeenShipment.shape,
  /** 'shipped' undoes 'delivered'. */
  state: z.enum(['delivered', 'coming-back', 'back', 'shipped']),
})

/** POST /api/admin/shipments/:id/returns, with the header Idempotency-Key. */
export const NewReturn = z.object({
  ...SeenShipment.shape,
  lines: z.array(ReturnedLine).check(z.minLength(1), z.maxLength(100)),
  note: optionalText(500),
})
export type NewReturn = z.infer<typeof NewReturn>
