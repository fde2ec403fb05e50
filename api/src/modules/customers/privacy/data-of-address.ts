import { dataLocations } from 'shared-contracts/customers/admin/data-locations'
import type { Customer } from '..'
import type { OfAddressRepository } from './data-of-address.repository'
import { CONTACT_KEPT_MS, type PrivacyService } from './privacy.service'
import { computeRetentionEnd } from './retention'

interface OfAddressDeps extends Pick<PrivacyService, 'exportOf' | 'removeAccount'> {
  repository: OfAddressRepository
  dropMailsTo: (address: string, why: string) => Promise<void>
}

export type DataOfAddress = ReturnType<typeof createDataOfAddress>

/** Reports but doesn't delete an account that never confirmed the address: it may be somebody else's. */
export function createDataOfAddress({ repository, exportOf, removeAccount, dropMailsTo }: OfAddressDeps) {
  async function confirmedAccount(email: string): Promise<Customer | undefined> {
    const account = await repository.account(email)
    return account?.emailConfirmedAt ? account : undefined
  }

  /** @param email the normalised address */
  async function placesOf(email: string) {
    const account = await repository.account(email)
    const isTheirs = account !== undefined && account.emailConfirmedAt !== null
    const counts = await repository.count(email, isTheirs ? account.id : '')
    const { newest } = counts
    return {
      places: dataLocations.flatMap((place) => (counts[place] > 0 ? [{ place, count: counts[place] }] : [])),
      hasUnconfirmedAccount: account !== undefined && !isTheirs,
      contactUntil: newest ? new Date(newest.getTime() + CONTACT_KEPT_MS) : null,
      retainedUntil: newest ? computeRetentionEnd(newest) : null,
    }
  }

  /** Returns a copy of the address's messages and subscription, and of its confirmed account's data. */
  async function copyOf(email: string) {
    const account = await confirmedAccount(email)
    const { messages, answers, subscription, backInStock } = await repository.written(email)
    return {
      ...(account && (await exportOf(account.id))),
      messages: messages.map(({ id, sentAt, firstName, lastName, phoneNumber, message }) => ({
        ...{ sentAt, firstName, lastName, phoneNumber, message },
        answers: answers.filter((answer) => answer.message === id).map(({ at, text }) => ({ at, text })),
      })),
      newsletter: subscription ?? null,
      ...(backInStock.length > 0 && { backInStock }),
    }
  }

  /** Deletes the data. Orders stay, as when an account is deleted. Call in a transaction. */
  async function remove(email: string): Promise<void> {
    const account = await confirmedAccount(email)
    await repository.removeWritten(email)
    await dropMailsTo(email, 'its owner asked for it to be deleted')
    if (account) await removeAccount(account)
  }

  return { placesOf, copyOf, remove }
}
