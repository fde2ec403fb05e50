import { rightsOf } from 'shared-contracts/domain/desk/people/rights'
import type { DeskSession } from 'shared-contracts/domain/desk/people/session-schema'
import type { FoundSession } from './desk-sessions'

export function shownSession({ staff: { id, name, role }, provenUntil }: FoundSession): DeskSession {
  return { person: { id, name, role }, rights: [...rightsOf(role)], provenUntil: provenUntil.toISOString() }
}
