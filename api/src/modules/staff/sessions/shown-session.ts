import { rightsOf } from 'shared-contracts/domain/admin/people/rights'
import type { AdminSession } from 'shared-contracts/domain/admin/people/session-schema'
import type { FoundSession } from './admin-sessions'

export function shownSession({ staff: { id, name, role }, provenUntil }: FoundSession): AdminSession {
  return { person: { id, name, role }, rights: [...rightsOf(role)], provenUntil: provenUntil.toISOString() }
}
