import type { Checks } from '../../../harness/checks'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import type { Buyer } from './buyer'

/** The gateway never answers: the shop gives up after 18 seconds, and nginx must not before. */
export async function waitsForTheGateway({ sandbox }: ShopBehindNginx, buy: Buyer, { expect }: Checks) {
  const { payer } = await buy()
  await sandbox.switchOn('create', 'slow-body', 1)
  const started = performance.now()
  const { status, message } = await payer.create()
  const seconds = Math.round((performance.now() - started) / 1000)
  await sandbox.switchOn('create', 'slow-body', 0)
  // A timeout of nginx or the edge would say that the shop is not answering.
  const isOurs = status === 502 && message.startsWith('The payment gateway ')
  expect(isOurs, `a gateway that hangs is answered by the shop, here after ${seconds} s`, [status, message])
}
