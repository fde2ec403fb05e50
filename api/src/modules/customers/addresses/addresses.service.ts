import { randomUUID } from 'node:crypto'
import type { ShippingAddress, ShippingAddressInput } from 'shared-contracts/customers/addresses/address'
import { say } from 'shared-contracts/i18n/translatable-message'
import { normalisePhone } from 'shared-contracts/values/phone'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { AddressesRepository } from './addresses.repository'

/** More than a family needs; orders can also go to an unsaved address. */
const MOST_ADDRESSES = 50

interface AddressesServiceDeps {
  repository: AddressesRepository
  inTransaction: InTransaction
}

export function createAddressesService({ repository, inTransaction }: AddressesServiceDeps) {
  /** @param userId the customer whose addresses are requested, from the path */
  async function listOf(customerId: string, userId: string): Promise<ShippingAddress[]> {
    refuseOther(customerId, userId)
    return repository.listOf(customerId)
  }

  async function add(customerId: string, input: ShippingAddressInput): Promise<ShippingAddress> {
    refuseOther(customerId, input.userId)
    const address = toStore(randomUUID(), input)
    await inTransaction(async () => {
      if ((await repository.lockAndCount(customerId)) >= MOST_ADDRESSES)
        throw new AppError(
          'INVALID_INPUT',
          say('You have {count} saved addresses, which is the maximum. You can edit one instead.', {
            count: MOST_ADDRESSES,
          }),
        )
      await repository.add(address)
    })
    return address
  }

  /** @throws AppError NOT_FOUND if it is not one of the customer's addresses, FORBIDDEN if `userId` differs */
  async function change(
    customerId: string,
    id: string,
    input: ShippingAddressInput,
  ): Promise<ShippingAddress> {
    refuseOther(customerId, input.userId)
    const address = toStore(id, input)
    if (!(await repository.change(address))) throw new AppError('NOT_FOUND', 'This address was not found.')
    return address
  }

  return { listOf, add, change }
}

export type AddressesService = ReturnType<typeof createAddressesService>

function toStore(id: string, input: ShippingAddressInput): ShippingAddress {
  // The form accepts any text as a phone number (specification 17.20). Text that is not one is only tidied.
  const { countryCode, number } = normalisePhone(input.phoneNumber, input.phoneCode)
  return { ...input, _id: id, phoneCode: countryCode, phoneNumber: number, email: input.email ?? '' }
}

function refuseOther(customerId: string, userId: string): void {
  if (userId !== customerId) throw new AppError('FORBIDDEN', 'These addresses belong to another account.')
}
