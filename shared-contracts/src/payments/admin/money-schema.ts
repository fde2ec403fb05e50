import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { actionItemKinds } from './action-item-kinds'

/* Amounts in the admin's calls about payments are in whole paise. */

const Paise = z.int().check(z.positive(), z.maximum(100_000_000_00))
const Why = requiredText(300)

/** The action that resolves an item: see `ActionItemAction` in the api. */
const ActionItemAction = z.discriminatedUnion('does', [
  z.object({ does: z.literal('look') }),
  z.object({ does: z.literal('ask') }),
  z.object({ does: z.literal('send') }),
  z.object({
    does: z.literal('refund'),
    payment: z.string(),
    amount: z.int(),
    /** Set if the payment can be accepted instead, so that the order is shipped. */
    instead: z.optional(z.object({ total: z.int() })),
  }),
])

/** A problem, usually with a payment, that a person has to resolve. */
export const ActionItem = z.object({
  /** The id that the owner's commands also use, such as P12. */
  id: z.string(),
  kind: z.enum(actionItemKinds),
  /** Shared by all items of its kind. */
  heading: z.string(),
  /** The customer's order number, or another subject if there is no order. */
  about: z.string(),
  /** The order's internal id; null if the item is not about an order. */
  order: z.nullable(z.string()),
  since: z.string(),
  /** The problem, as a sentence without its full stop. */
  why: z.string(),
  action: ActionItemAction,
})
export type ActionItem = z.infer<typeof ActionItem>

export const refundRequestStates = [
  /** Waits for a second person to confirm it. */
  'waits-for-second',
  /** Is sent at `dueAt` unless it is undone. */
  'waits',
  'undone',
  /** Could not be sent when it was due. */
  'refused',
  'on-its-way',
  'done',
  'failed',
] as const

export const RefundRequest = z.object({
  id: z.string(),
  /** The order's internal id; null for a payment without an order. */
  order: z.nullable(z.string()),
  /** The customer's order number, or the gateway's id of the payment. */
  about: z.string(),
  kind: z.enum(['line', 'shipping', 'return', 'sum', 'cancel']),
  line: z.nullable(z.int()),
  quantity: z.nullable(z.int()),
  amount: z.int(),
  why: z.string(),
  /** The id is null if the customer cancelled the order. */
  by: z.object({ id: z.nullable(z.string()), name: z.string() }),
  at: z.string(),
  state: z.enum(refundRequestStates),
  dueAt: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  /** The reason for the refusal. */
  trouble: z.nullable(z.string()),
})
export type RefundRequest = z.infer<typeof RefundRequest>

/** GET /api/admin/money/action-items. */
export const ActionItems = z.object({
  items: z.array(ActionItem),
  /** Refunds that wait for a second person or for `dueAt`. */
  refundRequests: z.array(RefundRequest),
})
export type ActionItems = z.infer<typeof ActionItems>

/** POST /api/admin/money/action-items/:id/looked-at and /accept. */
export const DismissalReason = z.object({ why: Why })

/** The response to POST /api/admin/money/action-items/:id/ask, /send, /looked-at and /accept. */
export const Settled = z.object({ isSettled: z.boolean() })
export type Settled = z.infer<typeof Settled>

/** POST /api/admin/orders/:id/refund-requests, with the header Idempotency-Key. */
export const RefundRequestInput = z.object({
  what: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('line'),
      line: z.int().check(z.minimum(0)),
      quantity: z.int().check(z.positive()),
    }),
    z.object({ kind: z.literal('shipping') }),
    /** Returned items that have not been refunded. */
    z.object({ kind: z.literal('return'), return: requiredText(64) }),
    z.object({ kind: z.literal('sum'), amount: Paise }),
  ]),
  why: Why,
})
export type RefundRequestInput = z.infer<typeof RefundRequestInput>

/** POST /api/admin/money/payments/:payment/refund-requests, with the header Idempotency-Key. */
export const PaymentRefundRequestInput = z.object({ amount: Paise, why: Why })
export type PaymentRefundRequestInput = z.infer<typeof PaymentRefundRequestInput>

/** POST /api/admin/orders/:id/cancel, with the header Idempotency-Key. The customer sees the reason. */
export const CancelInput = z.object({ why: Why })

/** GET /api/admin/orders/:id/money: the data for the refund form. */
export const OrderMoney = z.object({
  orderId: z.string(),
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      variant: z.string(),
      price: z.int(),
      quantity: z.int(),
      /** The quantity that was refunded or is being refunded. */
      refunded: z.int(),
    }),
  ),
  shipping: z.int(),
  isShippingRefunded: z.boolean(),
  /** Returned goods that have not been refunded yet. */
  returns: z.array(
    z.object({
      id: z.string(),
      /** Starts at 1 within an order. */
      number: z.int(),
      pieces: z.int(),
      amount: z.int(),
    }),
  ),
  /** The amount paid. */
  paid: z.int(),
  /** The amount that can still be refunded. */
  left: z.int(),
  /** The amount that this person may refund now without the owner; null for no limit. */
  ownLimit: z.nullable(z.int()),
  /** The reason why the order can't be cancelled; null if it can. */
  notCancellable: z.nullable(z.enum(['not-paid', 'shipped', 'cancelled'])),
  refundRequests: z.array(RefundRequest),
})
export type OrderMoney = z.infer<typeof OrderMoney>

/** GET /api/admin/money/accounts: the comparison of the gateways' accounts with the ledger. */
export const ComparedAccounts = z.object({
  gateways: z.array(
    z.object({
      /** The provider's display name. */
      title: z.string(),
      /** The latest day whose account was compared, such as 2026-11-22; null before the first. */
      night: z.nullable(z.string()),
      comparedAt: z.nullable(z.string()),
    }),
  ),
  differences: z.array(z.object({ id: z.string(), about: z.string(), since: z.string(), why: z.string() })),
})
export type ComparedAccounts = z.infer<typeof ComparedAccounts>
