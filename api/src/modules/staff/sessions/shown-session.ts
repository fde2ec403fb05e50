import { listRights } from 'shared-contracts/staff/rights'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type { FoundSession } from './admin-sessions'

export function shownSession({
  staff: { id, name, role },
  reauthenticatedUntil,
}: FoundSession): AdminSession {
  return {
    person: { id, name, role },
    rights: [...listRights(role)],
    reauthenticatedUntil: reauthenticatedUntil.toISOString(),
  }
}
