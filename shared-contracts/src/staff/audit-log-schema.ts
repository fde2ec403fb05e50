import * as z from 'zod/mini'
import { optionalText } from '../values/text'
import { auditLogObjects, auditLogSubjects } from './audit-log-subjects'

/** The number of entries per page of the audit log. */
export const AUDIT_LOG_PAGE = 50

export const ShownEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** `id` is null for a person at the server's terminal, and for the shop itself. */
  by: z.object({ id: z.nullable(z.string()), name: z.string(), role: z.string() }),
  device: z.string(),
  what: z.enum(auditLogSubjects),
  /** `name` is the name that staff use, such as an order number; empty if unknown. */
  about: z.object({ kind: z.enum(auditLogObjects), id: z.string(), name: z.string() }),
  /** The values before and after; null if not applicable. */
  before: z.unknown(),
  after: z.unknown(),
  why: z.string(),
  /** The names of the order's items, by line, if the values refer to lines: 'Turmeric Powder 100 g'. */
  items: z.optional(z.array(z.string())),
})
export type ShownEntry = z.infer<typeof ShownEntry>

/** GET /api/admin/audit-log: newest first; all entries, or filtered by subject or person. */
export const AuditLogQuery = z.object({
  kind: z.optional(z.enum(auditLogObjects)),
  id: optionalText(100),
  person: z.optional(z.uuid()),
  /** The `next` of the previous page. */
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
})
export type AuditLogQuery = z.infer<typeof AuditLogQuery>

export const AuditLogPage = z.object({ entries: z.array(ShownEntry), next: z.nullable(z.int()) })
export type AuditLogPage = z.infer<typeof AuditLogPage>
