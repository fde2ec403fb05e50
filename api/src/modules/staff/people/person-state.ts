import type { PersonState } from 'shared-contracts/staff/people-schema'
import type { Person } from './people.repository'

export function toPersonState({
  joinedAt,
  suspendedAt,
  leftAt,
}: Pick<Person, 'joinedAt' | 'suspendedAt' | 'leftAt'>): PersonState {
  if (leftAt) return 'left'
  if (suspendedAt) return 'suspended'
  return joinedAt ? 'active' : 'invited'
}

export function isOwnerAtWork(person: Parameters<typeof toPersonState>[0] & Pick<Person, 'role'>): boolean {
  return person.role === 'owner' && toPersonState(person) === 'active'
}
