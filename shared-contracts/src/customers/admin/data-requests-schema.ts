import * as z from 'zod/mini'
import { Email, requiredText } from '../../values/text'
import { dataLocations, requestChannels } from './data-locations'

/** The possible outcomes of a request. */
const outcomes = ['deleted', 'closed'] as const

export const DataRequest = z.object({
  id: z.string(),
  /** Null once the request is closed, because the address is no longer needed. */
  email: z.nullable(z.string()),
  way: z.enum(requestChannels),
  askedAt: z.string(),
  /** The deadline, 30 days after the request. */
  dueAt: z.string(),
  exportedAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  settledBy: z.nullable(z.string()),
  outcome: z.nullable(z.enum(outcomes)),
  version: z.int(),
})
export type DataRequest = z.infer<typeof DataRequest>

/** GET /api/admin/data-requests: open requests by deadline, then closed ones, newest first. */
export const DataRequests = z.object({ requests: z.array(DataRequest) })
export type DataRequests = z.infer<typeof DataRequests>

/** POST /api/admin/data-requests. If the address has an open request, that one is returned unchanged. */
export const NewDataRequest = z.object({
  email: Email,
  way: z.enum(requestChannels),
  /** The day of the request, such as 2026-11-26. */
  askedOn: z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/)),
})
export type NewDataRequest = z.infer<typeof NewDataRequest>

/** A location with data about the address, and the number of records there. */
export const DataLocation = z.object({ place: z.enum(dataLocations), count: z.int() })
export type DataLocation = z.infer<typeof DataLocation>

/** GET /api/admin/data-requests/:id. */
export const DataRequestPage = z.object({
  request: DataRequest,
  /** The locations that have data; empty once the request is closed. */
  places: z.array(DataLocation),
  /** True if an account has not confirmed this address. It may be a stranger's: export and deletion skip it. */
  hasUnconfirmedAccount: z.boolean(),
  /** When email and phone are removed from the newest order; null without an order or once closed. */
  contactUntil: z.nullable(z.string()),
  /** The date until which the law requires the newest order's invoice to be kept; null in the same cases. */
  retainedUntil: z.nullable(z.string()),
})
export type DataRequestPage = z.infer<typeof DataRequestPage>

/** POST /api/admin/data-requests/:id/delete. */
export const DeleteData = z.object({ version: z.int() })
/** POST /api/admin/data-requests/:id/close. */
export const CloseDataRequest = z.object({ version: z.int(), why: requiredText(300) })
