import { randomUUID } from 'node:crypto'
import type { ShippingAddress, ShippingAddressInput } from 'shared-contracts/domain/addresses'
import { normalisePhone } from 'shared-contracts/domain/phone'
import { say } from 'shared-contracts/domain/words/said'
import type { InTransaction } from '../../db/connection'
import { AppError } from '../../errors'
import type { AddressesRepository } from './addresses.repository'

/** A family and its relatives have fewer. An order may go to an address that is not saved. */
const MOST_ADDRESSES = 50

export interface AddressesServiceDeps {
  repository: AddressesRepository
  inTransaction: InTransaction
}

export function createAddressesService({ repository, inTransaction }: AddressesServiceDeps) {
  /** @param userId whose addresses are asked for, as the address of the page says */
  async function listOf(customerId: string, userId: string): Promise<ShippingAddress[]> {
    refuseOther(customerId, userId)
    return repository.listOf(customerId)
  }

  async function add(customerId: string, input: ShippingAddressInput): Promise<ShippingAddress> {
    refuseOther(customerId, input.userId)
    // The form takes any text (specification 17.20): one that is no number is stored as it was typed.
    const phone = normalisePhone(input.phoneNumber, input.phoneCode)
    const address: ShippingAddress = {
      ...input,
      _id: randomUUID(),
      userId: customerId,
      phoneCode: phone.countryCode,
      phoneNumber: phone.number,
      email: input.email ?? '',
    }
    await inTransaction(async () => {
      if ((await repository.lockAndCount(customerId)) >= MOST_ADDRESSES)
        throw new AppError(
          'INVALID_INPUT',
          say('You have saved {most} addresses, which is the most.', { most: MOST_ADDRESSES }),
        )
      await repository.add(address)
    })
    return address
  }

  return { listOf, add }
}

export type AddressesService = ReturnType<typeof createAddressesService>

function refuseOther(customerId: string, userId: string): void {
  if (userId !== customerId) throw new AppError('FORBIDDEN', 'These addresses belong to another account.')
}
