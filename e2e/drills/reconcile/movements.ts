import { cashfree, type DrilledGateway } from '../gateways/drilled-gateways'
import { subjectsSent } from '../gateways/mails'
import { ownerCommand } from '../shop/owner-command'
import type { GatewayOrder } from '../shop/sandbox'
import { onlyGatewayOrder } from '../shop/shop-with-gateway'
import type { TravellingShop } from './travelling-shop'
import { untilTold } from './until-told'

const REFUND_RUPEES = 75

/** Money that moved at a gateway, by the id of its row in the gateway's reports. */
export interface Moved {
  gateway: string
  kind: 'capture' | 'refund' | 'dispute'
  row: string
}

/** Pays two orders and refunds a part of one. At Cashfree, a dispute about the other is lost. */
export async function moveMoney(shop: TravellingShop, gateway: DrilledGateway): Promise<Moved[]> {
  const { name } = gateway
  const refunded = await paidOrder(shop)
  const kept = await paidOrder(shop)
  await refund(shop, refunded.orderId)
  const [withRefund] = await shop.sandbox.ordersFor(refunded.orderId)
  const moved: Moved[] = [
    { gateway: name, kind: 'capture', row: kept.order.id },
    { gateway: name, kind: 'refund', row: withRefund?.refunds[0]?.id ?? '' },
  ]
  if (gateway.name !== cashfree.name) return moved
  await shop.sandbox.dispute(kept.order.id)
  const [disputed] = await shop.sandbox.ordersFor(kept.orderId)
  const dispute = disputed?.disputes[0]?.id ?? ''
  await shop.sandbox.loseDispute(dispute)
  await untilTold(async () =>
    (await ownerCommand(shop.dataDir, ['parked'])).text.includes(`dispute ${dispute} over`),
  )
  return [...moved, { gateway: name, kind: 'dispute', row: dispute }]
}

/** @param upiId such as one by which somebody else's order is paid as well */
export async function paidOrder(
  shop: TravellingShop,
  upiId?: string,
): Promise<{ orderId: string; order: GatewayOrder }> {
  const { orderId, payer } = await shop.placeOrder()
  await payer.create()
  const order = await onlyGatewayOrder(shop, orderId)
  await shop.sandbox.pay(order, 'success', upiId)
  await untilTold(async () => (await payer.look()) === 'Paid')
  return { orderId, order }
}

/** A refund made on the gateway's own page, which the shop did not ask for. */
export async function refundThere(
  { sandbox }: TravellingShop,
  orderId: string,
  refundId: string,
): Promise<void> {
  await sandbox.refundOnDashboard(orderId, refundId)
  const isDone = async () =>
    (await sandbox.orders()).some(({ refunds }) =>
      refunds.some(({ id, state }) => id === refundId && state === 'SUCCESS'),
    )
  await untilTold(isDone)
}

async function refund({ dataDir }: TravellingShop, orderId: string): Promise<void> {
  const { exitCode, text } = await ownerCommand(dataDir, [
    'refund',
    orderId,
    String(REFUND_RUPEES),
    '--reason',
    'Broken jar',
  ])
  if (exitCode !== 0) throw new Error(text)
  const subject = `A refund of Rs ${REFUND_RUPEES}.00 for your order ${orderId}`
  await untilTold(async () => (await subjectsSent(dataDir)).includes(subject))
}
