import type { Text } from 'shared-contracts/i18n/translate'
import type { OrderRecord } from 'shared-contracts/orders/order'
import type { ShownOrder } from 'shared-contracts/orders/order-reader'
import { AWAITING_PAYMENT, type LocalOrderStatus } from 'shared-contracts/orders/order-status'
import { type Invoice, invoiceOfOrder, invoiceOfRecord } from './invoice'

/** Returns the newer of two statuses. 'Awaiting Payment' is newer than 'Pending', because payment has begun. */
function newestStatus<Status extends LocalOrderStatus | undefined>(
  remembered: Status,
  known: Status,
): Status {
  return !known || (known === 'Pending' && remembered === AWAITING_PAYMENT) ? remembered : known
}

/**
 * Returns the orders to show, newest first: this browser's records and the server's newer data (specification 17.12).
 * @param orders undefined until the server has responded
 */
export function mergeHistory(
  records: readonly OrderRecord[],
  orders: readonly ShownOrder[] | undefined,
  t: Text,
): Invoice[] {
  const invoices = new Map(records.map((record) => [record.orderId, invoiceOfRecord(record, t)]))
  for (const [place, order] of (orders ?? []).entries()) {
    const invoice = invoiceOfOrder(order, t)
    const remembered = invoices.get(order.orderId)
    const status = newestStatus(remembered?.status, order.status)
    // An order without an id is keyed by its position in the list.
    invoices.set(order.orderId || String(place), {
      ...invoice,
      status,
      paymentId: invoice.paymentId || remembered?.paymentId || '',
    })
  }
  return [...invoices.values()].sort((a, b) => readTime(b) - readTime(a))
}

/** Returns the records for which the server has a newer status, with that status. */
export function statusCorrections(records: readonly OrderRecord[], orders: readonly ShownOrder[]) {
  const known = new Map(orders.map(({ orderId, status }) => [orderId, status]))
  return records.flatMap(({ orderId, status: remembered }) => {
    const status = newestStatus(remembered, known.get(orderId) ?? remembered)
    return status === remembered ? [] : [{ orderId, status }]
  })
}

function readTime({ createdAt }: Invoice): number {
  return Date.parse(createdAt) || 0
}
