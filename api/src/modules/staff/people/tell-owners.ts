import { shop } from 'shared-contracts/platform/shop'
import type { Letter, Outbox } from '../../../mail/outbox'
import type { PeopleRepository } from './people.repository'

export type OwnersLetter = Omit<Letter, 'to'>
export type TellOwners = (letter: OwnersLetter) => Promise<void>

interface TellOwnersDeps {
  repository: Pick<PeopleRepository, 'ownersSince'>
  outbox: Outbox
  now: () => Date
}

/** How long a new owner, or the departure of an old one, counts as recent. */
export const SETTLED_MS = 7 * 24 * 60 * 60_000

/** Mails the shop and all owners, also recent former ones: nobody must remove the others and act unseen. */
export function createTellOwners({ repository, outbox, now }: TellOwnersDeps): TellOwners {
  return async function tellOwners(letter) {
    const owners = await repository.ownersSince(new Date(now().getTime() - SETTLED_MS))
    for (const to of new Set([shop.email, ...owners])) await outbox.add({ ...letter, to })
  }
}
