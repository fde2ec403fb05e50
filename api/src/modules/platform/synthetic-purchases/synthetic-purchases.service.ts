import { paise } from 'shared-contracts/values/money'
import { AppError } from '../../../errors'
import type { Orders } from '../../orders'
import type { Payments } from '../../payments'
import type { SyntheticPurchasesRepository } from './synthetic-purchases.repository'

export interface SyntheticPurchasesServiceDeps {
  repository: SyntheticPurchasesRepository
  orders: Pick<Orders, 'findStored'>
  payments: Pick<Payments, 'refund'>
  /** The check customer's address; without it no checks run. */
  checkEmail: string | undefined
  now: () => Date
}

export type SyntheticPurchasesService = ReturnType<typeof createSyntheticPurchasesService>

/** Purchases made by a program to verify that the shop works. */
export function createSyntheticPurchasesService({
  repository,
  orders,
  payments,
  checkEmail,
  now,
}: SyntheticPurchasesServiceDeps) {
  const checkCustomer = async () => (checkEmail ? repository.customerOf(checkEmail) : undefined)

  /** @returns when a check last succeeded. @throws AppError for anybody but the check customer */
  async function lastDone(customerId: string): Promise<Date | undefined> {
    await refuseOthers(customerId)
    return repository.newest()
  }

  /** Records that the check with this order succeeded. @throws AppError for anybody else's order */
  async function done(customerId: string, orderId: string): Promise<void> {
    await refuseOthers(customerId)
    const { id } = await orders.findStored(customerId, orderId)
    await repository.add(id, now())
  }

  async function refuseOthers(customerId: string): Promise<void> {
    if (customerId !== (await checkCustomer()))
      throw new AppError('FORBIDDEN', 'This account is not the check customer: see CHECK_EMAIL.')
  }

  /** Refunds every payment of a check, because nothing is shipped for it. */
  async function refundAll(): Promise<void> {
    const customerId = await checkCustomer()
    if (!customerId) return
    for (const { gatewayId, left } of await repository.keptPayments(customerId))
      await payments.refund({
        of: gatewayId,
        amount: paise(left),
        reason: 'A check of the shop',
        who: 'check',
      })
  }

  /** @returns seconds since a check last succeeded; infinite if none has */
  async function age(): Promise<number> {
    const newest = await repository.newest()
    return newest ? (now().getTime() - newest.getTime()) / 1000 : Number.POSITIVE_INFINITY
  }

  return { lastDone, done, refundAll, age }
}
