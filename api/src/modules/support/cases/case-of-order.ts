import { say } from 'shared-contracts/i18n/translatable-message'
import { formatCase } from 'shared-contracts/support/cases/case'
import { AppError } from '../../../errors'
import type { WholeCase } from './cases.repository'

/** The same error as for an unknown order, so that nobody learns which cases exist. */
export function orderNotFound(orderId: string): AppError {
  return new AppError('NOT_FOUND', say('Order {orderId} was not found.', { orderId }))
}

/** @throws AppError NOT_FOUND if the order has no such case */
export function requireCase(all: readonly WholeCase[], id: string, orderId: string): WholeCase {
  const found = all.find(({ stored }) => formatCase(stored.id) === id)
  if (!found) throw orderNotFound(orderId)
  return found
}
