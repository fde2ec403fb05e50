import type { OrderLine } from 'shared-contracts/domain/orders'
import { newPurchase } from '../shopper/purchase'
import type { Shopper } from '../shopper/shopper'
import type { Statement, StatementRecorder } from './statement-recorder'

/**
 * The statements that the api sends for each of `count` orders, placed one after the other, so that it is clear which
 * belong to which.
 */
export async function recordOrders(
  shopper: Shopper,
  offers: readonly OrderLine[],
  count: number,
  recorder: StatementRecorder,
): Promise<Statement[][]> {
  const all: Statement[][] = []
  recorder.taken()
  for (let number = 1; number <= count; number += 1) {
    await shopper.placeOrder(newPurchase(shopper, `ORD-recorded-${number}`, number, offers).order)
    all.push(recorder.taken())
  }
  // The shop's jobs look at the database now and then, which is no part of an order.
  const isUsual = new Map<string, boolean>()
  for (const { text } of all.flat())
    if (!isUsual.has(text))
      isUsual.set(text, all.filter((own) => own.some((one) => one.text === text)).length > count / 2)
  return all.map((own) => own.filter(({ text }) => isUsual.get(text)))
}
