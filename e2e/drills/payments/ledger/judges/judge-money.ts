import { type AccountOrder, listReported } from '../histories/gateway-account'
import type { Evidence } from './evidence'

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)

/** Compares the ledger with the gateway's own account, to the paisa. @returns complaints */
export function judgeMoney({ account, captures }: Evidence): string[] {
  const there = account.orders.map((order) => ({ order, ...sumReported(order) }))
  const net = sum(captures.map(({ amount, refunded, lost }) => amount - refunded - lost))
  const complaints = there.flatMap(({ order, taken, refunded, lost }) => {
    const own = captures.filter(({ about }) => about === order.orderId)
    const takenHere = own.map(({ gatewayId, amount }) => `${gatewayId}=${amount}`).sort()
    return [
      ...differ(`${order.orderId}: captures`, takenHere.join(' '), taken.join(' ')),
      ...differ(`${order.orderId}: refunded`, sum(own.map((one) => one.refunded)), refunded),
      ...differ(`${order.orderId}: lost`, sum(own.map((one) => one.lost)), lost),
    ]
  })
  return [...complaints, ...differ('net', net, account.netPaise)]
}

function sumReported(order: AccountOrder) {
  const { captures, refunds } = listReported(order)
  const done = refunds.filter(({ state }) => state === 'SUCCESS')
  return {
    taken: captures.map(({ id, paise }) => `${id}=${paise}`).sort(),
    refunded: sum(done.map(({ paise }) => paise)),
    lost: sum(order.disputes.filter(({ state }) => state === 'LOST').map(({ paise }) => paise)),
  }
}

function differ(what: string, here: string | number, there: string | number): string[] {
  return here === there
    ? []
    : [`${what}: ${here || 'nothing'} in the ledger, ${there || 'nothing'} at the gateway`]
}
