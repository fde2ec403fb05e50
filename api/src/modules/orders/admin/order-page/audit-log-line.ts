import type { AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'
import * as z from 'zod/mini'

const ParcelEntry = z.object({
  parcel: z.number(),
  courier: z.nullish(z.string()),
  awb: z.nullish(z.string()),
})
type ParcelEntry = z.infer<typeof ParcelEntry>

type Line = (parcel: string, now: ParcelEntry | undefined, before: ParcelEntry | undefined) => string

const lines: Partial<Record<AuditLogSubject, Line>> = {
  'parcel-begun': (parcel) => `Packing ${parcel}`,
  'parcel-packed': (parcel) => `Packed ${parcel}`,
  'parcel-cancelled': (parcel) => `Unpacked ${parcel}`,
  'parcel-shipped': (parcel, now) => `Shipped ${parcel}: ${handover(now)}`,
  'shipping-undone': (parcel, _, before) => `Shipping of ${parcel} undone: ${handover(before)}`,
  'awb-corrected': (parcel, now, before) =>
    `Corrected ${parcel}: ${handover(before)} is now ${handover(now)}`,
  'parcel-delivered': (parcel) => `Delivered ${parcel}`,
  'parcel-coming-back': (parcel) => `Coming back: ${parcel}`,
  'parcel-back': (parcel) => `Back: ${parcel}`,
  'return-recorded': (parcel) => `Goods of ${parcel} came back`,
  'return-undone': (parcel) => `Return of ${parcel} undone`,
  'packing-recorded': (parcel) => `Weight and batches of ${parcel} noted`,
  'photo-taken': (parcel) => `Photo of ${parcel} taken`,
  'address-changed': () => 'Address changed',
  'note-added': () => 'Note added',
}

/** An entry of the audit log as its order's page tells it. Nothing is decided by it. */
export function auditLogLine(entry: {
  what: AuditLogSubject
  before: unknown
  after: unknown
  why: string
}): string {
  const now = read(entry.after)
  const before = read(entry.before)
  const number = (now ?? before)?.parcel
  const line = lines[entry.what]?.(number ? `parcel ${number}` : 'a parcel', now, before) ?? entry.what
  return entry.why ? `${line}. ${entry.why}` : line
}

function read(told: unknown): ParcelEntry | undefined {
  const parsed = z.safeParse(ParcelEntry, told)
  return parsed.success ? parsed.data : undefined
}

function handover(entry: ParcelEntry | undefined): string {
  return [entry?.courier, entry?.awb].filter(Boolean).join(' ') || 'no number'
}
