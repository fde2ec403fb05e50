import * as z from 'zod/mini'
import { printedDocuments } from '../../fulfilment/admin/document-sizes'
import { AdminReturn, AdminShipment, Pieces } from '../../fulfilment/admin/shipments-schema'
import { optionalText, requiredLines } from '../../values/text'
import { Order, OrderAddress, OrderLine } from '../order-schema'
import { orderStatuses } from '../order-status'
import { moneyFilters, shipmentFilters } from './order-filters'

const orderWords = ['To pack', 'Part shipped', 'Shipped', 'Delivered', 'Coming back', 'Cancelled'] as const
const OrderWord = z.enum(orderWords)

/** What is asked for is private: it stands in the body, never in the address. */
export const OrderSearch = z.object({
  /** Part of a number, name, e-mail address, AWB, product or pincode, or four digits of a phone number. */
  words: z.optional(optionalText(100)),
  shipments: z.enum(shipmentFilters),
  money: z.enum(moneyFilters),
  /** The `next` of the part before. */
  after: z.optional(z.int().check(z.minimum(0))),
})
export type OrderSearch = z.infer<typeof OrderSearch>

/** An order in a list. */
export const OrderCard = z.object({
  id: z.string(),
  orderId: z.string(),
  name: z.string(),
  place: z.string(),
  pieces: z.number(),
  /** Such as '2 x Turmeric Powder, 100 g'. */
  lines: z.array(z.string()),
  /** Rupees. */
  total: z.number(),
  money: z.enum(orderStatuses),
  word: z.optional(OrderWord),
  createdAt: z.string(),
  /** The day, as 2026-11-26, by which the policy promises that it leaves. */
  dueOn: z.string(),
  isLate: z.boolean(),
  /** Shipments that are begun and have not left. */
  inHand: z.array(z.object({ state: z.enum(['packing', 'packed']), by: z.string() })),
  hasNotes: z.boolean(),
  /** An address label was printed for it. */
  isLabelled: z.boolean(),
})
export type OrderCard = z.infer<typeof OrderCard>

export const OrderCards = z.object({
  orders: z.array(OrderCard),
  /** For the part after this one; none after the last. */
  next: z.optional(z.number()),
  /** How many there are in all parts; only with the first. */
  total: z.optional(z.number()),
})
export type OrderCards = z.infer<typeof OrderCards>

const OrderNote = z.object({ at: z.string(), by: z.string(), text: z.string() })
export type OrderNote = z.infer<typeof OrderNote>

/** When a document was last printed for an order, and by whom. It is no state of the order. */
const OrderPrint = z.object({ kind: z.enum(printedDocuments), at: z.string(), by: z.string() })

export const HistoryEntry = z.object({ at: z.string(), by: z.string(), text: z.string() })
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** What customers see of an order and the admin shows as it is. */
const SharedFields = z.omit(Order, {
  status: true,
  paymentMethod: true,
  products: true,
  shippingAddress: true,
  tax: true,
  shipments: true,
})

/** All that the admin knows of an order. */
export const AdminOrder = z.extend(SharedFields, {
  id: z.string(),
  money: z.enum(orderStatuses),
  word: z.optional(OrderWord),
  language: z.string(),
  dueOn: z.string(),
  isLate: z.boolean(),
  /** Until then the customer may cancel it, if nothing has left. */
  cancelUntil: z.string(),
  lines: z.array(OrderLine),
  /** Of each line's pack, as it is scanned; null where nobody has said it. */
  barcodes: z.array(z.nullable(z.string())),
  address: OrderAddress,
  addressVersion: z.number(),
  shipments: z.array(AdminShipment),
  /** What came back of them, the first first. */
  returns: z.array(AdminReturn),
  /** What is in no shipment yet. */
  open: z.array(Pieces),
  /** Pieces that are not sent any more, as money went back for them. */
  notSent: z.optional(z.array(Pieces)),
  notes: z.array(OrderNote),
  prints: z.array(OrderPrint),
  /** Of money, shipments and address, the newest first. */
  history: z.array(HistoryEntry),
})
export type AdminOrder = z.infer<typeof AdminOrder>

/** Where an order goes to; e-mail and phone may be gone with the account. */
export const AddressChange = z.object({
  /** The `addressVersion` that was seen. */
  version: z.int(),
  address: z.object({
    ...OrderAddress.shape,
    email: z.union([z.literal(''), OrderAddress.shape.email]),
    phone: z.optional(z.union([z.literal(''), OrderAddress.shape.phone])),
  }),
})
export type AddressChange = z.infer<typeof AddressChange>

export const NewNote = z.object({ text: requiredLines(2000) })
