import type { AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'
import * as z from 'zod/mini'

const ShipmentEntry = z.object({
  shipment: z.number(),
  courier: z.nullish(z.string()),
  awb: z.nullish(z.string()),
})
type ShipmentEntry = z.infer<typeof ShipmentEntry>

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
  'shipment-coming-back': (shipment) => `Coming back: ${shipment}`,
  'shipment-back': (shipment) => `Back: ${shipment}`,
  'return-recorded': (shipment) => `Goods of ${shipment} came back`,
  'return-undone': (shipment) => `Return of ${shipment} undone`,
  'packing-recorded': (shipment) => `Weight and batches of ${shipment} noted`,
  'photo-taken': (shipment) => `Photo of ${shipment} taken`,
  'address-changed': () => 'Address changed',
  'note-added': () => 'Note added',
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
  const line = lines[entry.what]?.(number ? `parcel ${number}` : 'a parcel', now, before) ?? entry.what
  return entry.why ? `${line}. ${entry.why}` : line
}

function read(told: unknown): ShipmentEntry | undefined {
  const parsed = z.safeParse(ShipmentEntry, told)
  return parsed.success ? parsed.data : undefined
}

function handover(entry: ShipmentEntry | undefined): string {
  return [entry?.courier, entry?.awb].filter(Boolean).join(' ') || 'no number'
}
