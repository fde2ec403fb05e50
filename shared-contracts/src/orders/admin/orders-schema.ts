import * as z from 'zod/mini'
import { printedDocuments } from '../../fulfilment/admin/document-sizes'
import { AdminReturn, AdminShipment, Pieces } from '../../fulfilment/admin/shipments-schema'
import { OrderBuyer } from '../../invoicing/buyer-schema'
import { CaseSummary } from '../../support/cases/case-schema'
import { optionalText, requiredLines } from '../../values/text'
import { Order, OrderAddress, OrderLine } from '../order-schema'
import { orderStatuses } from '../order-status'
import { moneyFilters, orderSortKeys, shipmentFilters } from './order-filters'

const orderWords = ['To pack', 'Part shipped', 'Shipped', 'Delivered', 'Coming back', 'Cancelled'] as const
const OrderWord = z.enum(orderWords)

/** The sorting, if it is not the list's default order. */
export const OrderSorting = z.object({ by: z.enum(orderSortKeys), isDescending: z.boolean() })
export type OrderSorting = z.infer<typeof OrderSorting>

/** Search terms are personal data, so they are sent in the body, never in the address. */
export const OrderSearch = z.object({
  /** Part of a number, name, email, AWB, product or pincode, or at least four digits of a phone number. */
  words: z.optional(optionalText(100)),
  shipments: z.enum(shipmentFilters),
  money: z.enum(moneyFilters),
  sorting: z.optional(OrderSorting),
  /** The `next` of the previous page. */
  after: z.optional(z.int()),
})
export type OrderSearch = z.infer<typeof OrderSearch>

/** True if a payment has arrived that does not pay the order unless the owner accepts it. */
const isPaymentHeld = z.optional(z.boolean())

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
  isPaymentHeld,
  word: z.optional(OrderWord),
  createdAt: z.string(),
  /** The day by which the policy promises dispatch, such as 2026-11-26. */
  dueOn: z.string(),
  isLate: z.boolean(),
  /** Shipments that have been started but have not left. */
  inHand: z.array(z.object({ state: z.enum(['packing', 'packed']), by: z.string() })),
  hasNotes: z.boolean(),
  /** True if an address label was printed. */
  isLabelled: z.boolean(),
})
export type OrderCard = z.infer<typeof OrderCard>

export const OrderCards = z.object({
  orders: z.array(OrderCard),
  /** The `after` for the next page; undefined on the last one. */
  next: z.optional(z.number()),
  /** The total over all pages; only on the first page. */
  total: z.optional(z.number()),
})
export type OrderCards = z.infer<typeof OrderCards>

const OrderNote = z.object({
  at: z.string(),
  by: z.string(),
  text: z.string(),
  /** True for the customer's own request, which is printed on the packing slip and the label. */
  isPrinted: z.optional(z.boolean()),
})

/** The last time that a document was printed for an order, and by whom. */
const OrderPrint = z.object({ kind: z.enum(printedDocuments), at: z.string(), by: z.string() })

const OrderInvoice = z.object({
  id: z.string(),
  number: z.string(),
  /** False for a sample. */
  isTaxInvoice: z.boolean(),
})

export const HistoryEntry = z.object({ at: z.string(), by: z.string(), text: z.string() })
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** The fields that customers see too. */
const SharedFields = z.omit(Order, {
  status: true,
  paymentMethod: true,
  products: true,
  shippingAddress: true,
  tax: true,
  shipments: true,
  cases: true,
})

/** Everything that the admin knows about an order. */
export const AdminOrder = z.extend(SharedFields, {
  id: z.string(),
  money: z.enum(orderStatuses),
  isPaymentHeld,
  word: z.optional(OrderWord),
  language: z.string(),
  dueOn: z.string(),
  isLate: z.boolean(),
  /** The refund policy lets the customer cancel until this time, if nothing has been shipped. */
  cancelUntil: z.string(),
  lines: z.array(OrderLine),
  /** The barcode of each line's pack; null if unknown. */
  barcodes: z.array(z.nullable(z.string())),
  address: OrderAddress,
  addressVersion: z.number(),
  shipments: z.array(AdminShipment),
  /** Returned goods, earliest first. */
  returns: z.array(AdminReturn),
  /** Items that still have to be put into a shipment. */
  open: z.array(Pieces),
  /** Items that will not be sent, because they were refunded. */
  notSent: z.optional(z.array(Pieces)),
  notes: z.array(OrderNote),
  prints: z.array(OrderPrint),
  /** The business buyer, if there is one. */
  buyer: OrderBuyer,
  /** Valid invoices of its shipments, oldest first. */
  invoices: z.array(OrderInvoice),
  /** The customer's requests, newest first; undefined if there are none, or if this person may not reply. */
  cases: z.optional(z.array(CaseSummary)),
  /** Payment events and the order's entries in the audit log, newest first. */
  history: z.array(HistoryEntry),
})
export type AdminOrder = z.infer<typeof AdminOrder>

/** A corrected address of an order. Its email and phone may have been deleted with the account. */
export const AddressChange = z.object({
  /** The `addressVersion` that the edit is based on. */
  version: z.int(),
  address: z.object({
    ...OrderAddress.shape,
    email: z.union([z.literal(''), OrderAddress.shape.email]),
    phone: z.optional(z.union([z.literal(''), OrderAddress.shape.phone])),
  }),
})
export type AddressChange = z.infer<typeof AddressChange>

export const NewNote = z.object({ text: requiredLines(2000), isPrinted: z.optional(z.boolean()) })
export type NewNote = z.infer<typeof NewNote>
