import type { Text } from 'shared-contracts/i18n/translate'
import type { OrderRecord } from 'shared-contracts/orders/order'
import type { ShownOrder } from 'shared-contracts/orders/order-reader'
import { AWAITING_PAYMENT, type LocalOrderStatus } from 'shared-contracts/orders/order-status'
import { type Invoice, invoiceOfOrder, invoiceOfRecord } from './invoice'

/** The newer of two words. 'Pending' says less than 'Awaiting Payment': the payment had already been started. */
function newestStatus<Status extends LocalOrderStatus | undefined>(
  remembered: Status,
  known: Status,
): Status {
  return !known || (known === 'Pending' && remembered === AWAITING_PAYMENT) ? remembered : known
}

/**
 * The orders to show, newest first: what this browser remembers, corrected and completed by the server
 * (specification 17.12).
 * @param orders undefined as long as the server has not answered
 * @param t for the names of products in the reader's language
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
    // An order without an id is kept under its position in the list.
    invoices.set(order.orderId || String(place), {
      ...invoice,
      status,
      paymentId: invoice.paymentId || remembered?.paymentId || '',
    })
  }
  return [...invoices.values()].sort((a, b) => timeOf(b) - timeOf(a))
}

/** The records whose status the server knows better, with its word. */
export function statusCorrections(records: readonly OrderRecord[], orders: readonly ShownOrder[]) {
  const known = new Map(orders.map(({ orderId, status }) => [orderId, status]))
  return records.flatMap(({ orderId, status: remembered }) => {
    const status = newestStatus(remembered, known.get(orderId) ?? remembered)
    return status === remembered ? [] : [{ orderId, status }]
  })
}

function timeOf({ createdAt }: Invoice): number {
  return Date.parse(createdAt) || 0
}
