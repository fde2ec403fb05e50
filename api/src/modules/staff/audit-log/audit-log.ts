import type { AuditLogObject, AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'
import type { Staff } from '../require-staff'
import type { AuditLogRepository } from './audit-log.repository'

interface AuditLogDeps {
  repository: Pick<AuditLogRepository, 'add'>
  now: () => Date
}

/** Who did something: one of the admin's people, who runs the shop from a terminal, or the shop by itself. */
export type AuditLogPerson = Staff | { name: string; role: 'terminal' | 'shop' }

export const theShop = { name: 'The shop', role: 'shop' } as const satisfies AuditLogPerson

/** One change. `before` and `after` hold only what changed; JSON. */
export interface AuditLogEntry {
  by: AuditLogPerson
  what: AuditLogSubject
  about: { kind: AuditLogObject; id: string }
  before?: unknown
  after?: unknown
  /** In the person's own words. */
  why?: string
}

export type AuditLog = ReturnType<typeof createAuditLog>

/** Tells who changed what in the admin. What it holds is never changed. */
export function createAuditLog({ repository, now }: AuditLogDeps) {
  /** Joins the transaction of the change it tells, so that there is never one without the other. */
  async function write({ by, what, about, before, after, why = '' }: AuditLogEntry): Promise<void> {
    await repository.add({
      at: now(),
      staffId: 'id' in by ? by.id : null,
      name: by.name,
      role: by.role,
      device: 'device' in by ? by.device : '',
      what,
      aboutKind: about.kind,
      aboutId: about.id,
      before,
      after,
      why,
    })
  }

  return { write }
}
