import * as z from 'zod/mini'
import { Email, requiredText } from '../../values/text'
import { dataLocations, requestChannels } from './data-locations'

/** What became of a request. */
const outcomes = ['deleted', 'closed'] as const

export const DataRequest = z.object({
  id: z.string(),
  /** Null once it is settled: then nobody needs it any more. */
  email: z.nullable(z.string()),
  way: z.enum(requestChannels),
  askedAt: z.string(),
  /** By when it has to be settled: 30 days later. */
  dueAt: z.string(),
  exportedAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  settledBy: z.nullable(z.string()),
  outcome: z.nullable(z.enum(outcomes)),
  version: z.int(),
})
export type DataRequest = z.infer<typeof DataRequest>

/** GET /api/admin/data-requests: the open ones first, by what is due, then the newest of the others. */
export const DataRequests = z.object({ requests: z.array(DataRequest) })
export type DataRequests = z.infer<typeof DataRequests>

/** POST /api/admin/data-requests. One that is open for the same address is answered as it is. */
export const NewDataRequest = z.object({
  email: Email,
  way: z.enum(requestChannels),
  /** The day on which they asked, such as 2026-11-26. */
  askedOn: z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/)),
})
export type NewDataRequest = z.infer<typeof NewDataRequest>

/** A place with data of the address, and how much of it. */
export const DataLocation = z.object({ place: z.enum(dataLocations), count: z.int() })
export type DataLocation = z.infer<typeof DataLocation>

/** GET /api/admin/data-requests/:id. */
export const DataRequestPage = z.object({
  request: DataRequest,
  /** Those with something in them; none once it is settled. */
  places: z.array(DataLocation),
  /** Whether an account names the address without having confirmed it: it may be somebody else's, and is left alone. */
  hasUnconfirmedAccount: z.boolean(),
  /** Until when e-mail and phone stay in the newest order; null without one. */
  contactUntil: z.nullable(z.string()),
  /** Until when the law wants the newest order's invoice; null without one. */
  retainedUntil: z.nullable(z.string()),
})
export type DataRequestPage = z.infer<typeof DataRequestPage>

/** POST /api/admin/data-requests/:id/delete. */
export const DeleteData = z.object({ version: z.int() })
/** POST /api/admin/data-requests/:id/close. */
export const CloseDataRequest = z.object({ version: z.int(), why: requiredText(300) })
