import type { AuditLogObject, AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'
import type { Staff } from '../require-staff'
import type { AuditLogRepository } from './audit-log.repository'

interface AuditLogDeps {
  repository: Pick<AuditLogRepository, 'add'>
  now: () => Date
}

/** A member of staff, an operator at the terminal, a customer, or the shop acting by itself. */
export type AuditLogPerson = Staff | { name: string; role: 'terminal' | 'shop' | 'customer' }

/** A customer who cancels an order. Unnamed, because the audit log outlives accounts. */
export const theCustomer = { name: 'Customer', role: 'customer' } as const satisfies AuditLogPerson

export const theShop = { name: 'The shop', role: 'shop' } as const satisfies AuditLogPerson

/** One change. `before` and `after` contain only what changed, as JSON. */
export interface AuditLogEntry {
  by: AuditLogPerson
  what: AuditLogSubject
  about: { kind: AuditLogObject; id: string }
  before?: unknown
  after?: unknown
  /** The reason, in the person's own words. */
  why?: string
}

export type AuditLog = ReturnType<typeof createAuditLog>

/** The append-only record of changes in the admin. */
export function createAuditLog({ repository, now }: AuditLogDeps) {
  /** Writes an entry in the transaction of the change, so that neither is stored without the other. */
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
