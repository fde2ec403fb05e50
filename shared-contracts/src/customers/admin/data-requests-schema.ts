import * as z from 'zod/mini'
import { Email, requiredText } from '../../values/text'
import { dataLocations, requestChannels } from './data-locations'

/** How a request ended. */
const outcomes = ['deleted', 'closed'] as const

export const DataRequest = z.object({
  id: z.string(),
  /** Null once it is settled, because it is no longer needed. */
  email: z.nullable(z.string()),
  way: z.enum(requestChannels),
  askedAt: z.string(),
  /** The deadline, 30 days later. */
  dueAt: z.string(),
  exportedAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  settledBy: z.nullable(z.string()),
  outcome: z.nullable(z.enum(outcomes)),
  version: z.int(),
})
export type DataRequest = z.infer<typeof DataRequest>

/** GET /api/admin/data-requests: open ones first, by deadline, then the others, newest first. */
export const DataRequests = z.object({ requests: z.array(DataRequest) })
export type DataRequests = z.infer<typeof DataRequests>

/** POST /api/admin/data-requests. An open request for the same address is returned unchanged. */
export const NewDataRequest = z.object({
  email: Email,
  way: z.enum(requestChannels),
  /** The day of the request, such as 2026-11-26. */
  askedOn: z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/)),
})
export type NewDataRequest = z.infer<typeof NewDataRequest>

/** A place with data about the address, and the number of its records. */
export const DataLocation = z.object({ place: z.enum(dataLocations), count: z.int() })
export type DataLocation = z.infer<typeof DataLocation>

/** GET /api/admin/data-requests/:id. */
export const DataRequestPage = z.object({
  request: DataRequest,
  /** Places that hold data; empty once it is settled. */
  places: z.array(DataLocation),
  /** True if an account has the address unconfirmed. It may be somebody else's, so it is left alone. */
  hasUnconfirmedAccount: z.boolean(),
  /** Until when the newest order keeps e-mail and phone; null if there is no order. */
  contactUntil: z.nullable(z.string()),
  /** Until when the law requires the newest order's invoice; null if there is none. */
  retainedUntil: z.nullable(z.string()),
})
export type DataRequestPage = z.infer<typeof DataRequestPage>

/** POST /api/admin/data-requests/:id/delete. */
export const DeleteData = z.object({ version: z.int() })
/** POST /api/admin/data-requests/:id/close. */
export const CloseDataRequest = z.object({ version: z.int(), why: requiredText(300) })
