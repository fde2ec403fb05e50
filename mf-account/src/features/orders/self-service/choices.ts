import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { isInCancelWindow } from 'shared-contracts/orders/cancellation'
import { AWAITING_PAYMENT } from 'shared-contracts/orders/order-status'
import { listOpenItems } from 'shared-contracts/support/cases/open-items'
import type { Invoice } from '../invoice'

interface Choices {
  canCancel: boolean
  /** The items of which a problem can be reported; empty if it is too early or too late. */
  problem: LineQuantity[]
  return: LineQuantity[]
}

/** Returns what a customer can ask for now. The server decides again. */
export function listChoices({ status, createdAt, shipments = [], cases }: Invoice, now: Date): Choices {
  if (!cases || !status) return { canCancel: false, problem: [], return: [] }
  const isCancelled = cases.some(({ kind }) => kind === 'cancellation')
  const paid = status === AWAITING_PAYMENT ? 'Pending' : status
  return {
    canCancel: !isCancelled && shipments.length === 0 && isInCancelWindow(paid, new Date(createdAt), now),
    problem: listOpenItems('problem', shipments, now),
    return: listOpenItems('return', shipments, now),
  }
}
