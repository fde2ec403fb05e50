import type { Checks } from '../../../harness/checks'
import type { Buyer } from './buyer'

/** No answer to one shopper is kept for another. */
export async function staysPrivate(buy: Buyer, { expect }: Checks): Promise<void> {
  const [one, other] = [await buy(), await buy()]
  for (const { shopper, orderId } of [one, other, one]) {
    const answer = await shopper.browser.send('GET', '/api/orders')
    const ids = ((await answer.json()) as { orderId: string }[]).map((order) => order.orderId)
    const isOwn = ids.length === 1 && ids[0] === orderId
    const isForNobodyElse = answer.headers.get('cache-control') === 'no-store'
    expect(isOwn && isForNobodyElse, 'a shopper sees the own orders alone, and nobody keeps them', ids)
  }
}
