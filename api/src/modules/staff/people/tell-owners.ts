import { shop } from 'shared-contracts/platform/shop'
import type { Letter, Outbox } from '../../../mail/outbox'
import type { PeopleRepository } from './people.repository'
import { SETTLED_MS } from './settled'

export type OwnersLetter = Omit<Letter, 'to'>
export type TellOwners = (letter: OwnersLetter) => Promise<void>

interface TellOwnersDeps {
  repository: Pick<PeopleRepository, 'ownersSince'>
  outbox: Outbox
  now: () => Date
}

/**
 * Mails the shop and every owner. Who stopped being one some days ago is told too: an owner who shuts the others out
 * first must not act unseen.
 */
export function createTellOwners({ repository, outbox, now }: TellOwnersDeps): TellOwners {
  return async function tellOwners(letter) {
    const owners = await repository.ownersSince(new Date(now().getTime() - SETTLED_MS))
    for (const to of new Set([shop.email, ...owners])) await outbox.add({ ...letter, to })
  }
}
