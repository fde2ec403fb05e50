import type { AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'
import { inRupees } from 'shared-contracts/values/money'
import * as z from 'zod/mini'

const ShipmentEntry = z.object({
  shipment: z.number(),
  courier: z.nullish(z.string()),
  awb: z.nullish(z.string()),
})
type ShipmentEntry = z.infer<typeof ShipmentEntry>

const RefundEntry = z.object({ amount: z.int() })

type LineFormatter = (
  shipment: string,
  now: ShipmentEntry | undefined,
  before: ShipmentEntry | undefined,
) => string

const lines: Partial<Record<AuditLogSubject, LineFormatter>> = {
  'shipment-begun': (shipment) => `Packing ${shipment}`,
  'shipment-packed': (shipment) => `Packed ${shipment}`,
  'shipment-cancelled': (shipment) => `Unpacked ${shipment}`,
  'shipment-shipped': (shipment, now) => `Shipped ${shipment}: ${handover(now)}`,
  'shipping-undone': (shipment, _, before) => `Shipping of ${shipment} undone: ${handover(before)}`,
  'awb-corrected': (shipment, now, before) =>
    `Corrected ${shipment}: ${handover(before)} is now ${handover(now)}`,
  'shipment-delivered': (shipment) => `Delivered ${shipment}`,
  'delivery-undone': (shipment) => `Delivery of ${shipment} undone`,
  'shipment-coming-back': (shipment) => `Coming back: ${shipment}`,
  'shipment-back': (shipment) => `Returned: ${shipment}`,
  'return-recorded': (shipment) => `Return of ${shipment} recorded`,
  'return-undone': (shipment) => `Return of ${shipment} undone`,
  'packing-recorded': (shipment) => `Weight and batches of ${shipment} saved`,
  'photo-taken': (shipment) => `Photo of ${shipment} added`,
  'address-changed': () => 'Address changed',
  'note-added': () => 'Note added',
}

const refundLines: Partial<Record<AuditLogSubject, (amount: string) => string>> = {
  'refund-asked-for': (amount) => `Refund of ${amount} requested`,
  'refund-ordered': (amount) => `Refund of ${amount} approved`,
  'refund-undone': (amount) => `Refund request of ${amount} undone`,
  'refund-refused': (amount) => `Refund of ${amount} failed`,
  'payment-accepted': (amount) => `Payment of ${amount} accepted`,
  'order-cancelled': (amount) => `Order cancelled, ${amount} to be refunded`,
  'place-answered': () => 'Delivery State set',
  'mail-sent-again': () => 'Email sent again',
}

/** Describes an audit log entry on the order's page. For display only. */
export function auditLogLine(entry: {
  what: AuditLogSubject
  before: unknown
  after: unknown
  why: string
}): string {
  const now = read(entry.after)
  const before = read(entry.before)
  const number = (now ?? before)?.shipment
  const line =
    lines[entry.what]?.(number ? `shipment ${number}` : 'a shipment', now, before) ??
    refundLines[entry.what]?.(amountOf(entry)) ??
    sentenceOf(entry.what)
  return entry.why ? `${line}. ${entry.why}` : line
}

function amountOf({ before, after }: { before: unknown; after: unknown }): string {
  const entry = z.safeParse(RefundEntry, after).data ?? z.safeParse(RefundEntry, before).data
  return entry ? inRupees(entry.amount) : 'money'
}

/** Turns 'address-changed' into 'Address changed'. */
const sentenceOf = (what: AuditLogSubject) =>
  what.charAt(0).toUpperCase() + what.slice(1).replaceAll('-', ' ')

function read(entry: unknown): ShipmentEntry | undefined {
  const parsed = z.safeParse(ShipmentEntry, entry)
  return parsed.success ? parsed.data : undefined
}

function handover(entry: ShipmentEntry | undefined): string {
  return [entry?.courier, entry?.awb].filter(Boolean).join(' ') || 'no number'
}
