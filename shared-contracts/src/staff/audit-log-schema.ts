import * as z from 'zod/mini'
import { optionalText } from '../values/text'
import { auditLogObjects, auditLogSubjects } from './audit-log-subjects'

/** Entries per page of the audit log. */
export const AUDIT_LOG_PAGE = 50

export const ShownEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** `id` is null for the operator at a terminal, and for the shop itself. */
  by: z.object({ id: z.nullable(z.string()), name: z.string(), role: z.string() }),
  device: z.string(),
  what: z.enum(auditLogSubjects),
  about: z.object({ kind: z.enum(auditLogObjects), id: z.string() }),
  /** The values before and after; null if not applicable. */
  before: z.unknown(),
  after: z.unknown(),
  why: z.string(),
})
export type ShownEntry = z.infer<typeof ShownEntry>

/** GET /api/admin/audit-log: newest first, filtered by subject, by person, or not at all. */
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
