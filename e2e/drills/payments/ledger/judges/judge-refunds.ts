import type { Evidence } from './evidence'

const states = { PENDING: 'pending', SUCCESS: 'done', FAILED: 'failed' } as const

/** Whether each refund stands here as it does there; one that the gateway never took has failed. @returns complaints */
export function judgeRefunds({ refunds, account }: Evidence): string[] {
  const there = account.orders.flatMap((order) => order.refunds).filter(({ isAutomatic }) => !isAutomatic)
  const unordered = there.filter(({ id }) => !refunds.some((refund) => refund.id === id))
  return [
    ...unordered.map(({ id }) => `refund ${id} was never ordered`),
    ...refunds.flatMap(({ id, amount, state }) => {
      const known = there.find((refund) => refund.id === id)
      const expected = known ? states[known.state] : 'failed'
      const isOther = known && known.paise !== amount
      return [
        ...(state === expected ? [] : [`refund ${id} is ${state} here, ${known?.state ?? 'unknown'} there`]),
        ...(isOther ? [`refund ${id} of ${amount} is ${known.paise} there`] : []),
      ]
    }),
  ]
}
