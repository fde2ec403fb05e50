import type { ListedPerson } from 'shared-contracts/staff/people-schema'
import { AppError } from '../../../errors'
import { IDLE_MS } from '../sessions/session-limits'
import type { PeopleRepository } from './people.repository'
import { toPersonState } from './person-state'

interface PeopleListDeps {
  repository: Pick<PeopleRepository, 'list' | 'devices' | 'passkeys' | 'withPassword'>
  now: () => Date
}

export type PeopleList = ReturnType<typeof createPeopleList>

/** The staff as owners see them, with sign-in methods and sessions. */
export function createPeopleList({ repository, now }: PeopleListDeps) {
  /** Lists everybody ever invited, in the order of their invitations. */
  async function all(): Promise<ListedPerson[]> {
    const time = now()
    const devices = await repository.devices(time, new Date(time.getTime() - IDLE_MS))
    const passkeys = await repository.passkeys()
    const withPassword = await repository.withPassword()
    return (await repository.list()).map((person) => {
      const { id, name, email, role, version } = person
      const seen = devices.find(({ staffId }) => staffId === id)
      return {
        id,
        name,
        email,
        role,
        state: toPersonState(person),
        passkeys: passkeys.find(({ staffId }) => staffId === id)?.passkeys ?? 0,
        hasPassword: withPassword.includes(id),
        devices: seen?.devices ?? 0,
        lastSeenAt: seen?.lastSeenAt?.toISOString() ?? null,
        version,
      }
    })
  }

  /** @throws AppError NOT_FOUND if there is no such person */
  async function one(id: string): Promise<ListedPerson> {
    const found = (await all()).find((person) => person.id === id)
    if (!found) throw new AppError('NOT_FOUND', 'This person isn’t on the staff list. Reload the page.')
    return found
  }

  return { all, one }
}
