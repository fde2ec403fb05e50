import fc from 'fast-check'
import { paise } from 'shared-contracts/values/money'
import type { AccountRow } from '../../providers/gateway/account-row'
import type { Period } from '../period'
import { compare } from './compare'
import type { LedgerMovement } from './movement'

const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`)
const judged: Period = { from: at('00:00'), to: at('22:59') }

function here(change: Partial<LedgerMovement> = {}): LedgerMovement {
  return {
    kind: 'capture',
    gatewayId: 'p1',
    gatewayOrderId: 'ORD-1-g',
    amount: 17500,
    state: 'done',
    firstAt: at('12:00'),
    ...change,
  }
}

function there(change: Partial<AccountRow> = {}): AccountRow {
  return {
    kind: 'capture',
    gatewayId: 'p1',
    gatewayOrderId: 'ORD-1-g',
    orderIdThere: null,
    paymentId: 'p1',
    amount: paise(17500),
    state: 'done',
    at: at('11:59'),
    changedAt: change.at ?? at('11:59'),
    settlement: null,
    ...change,
  }
}

const refundThere = (change: Partial<AccountRow> = {}) =>
  there({ kind: 'refund', gatewayId: 'r1', ...change })
const refundHere = (change: Partial<LedgerMovement> = {}) =>
  here({ kind: 'refund', gatewayId: 'r1', ...change })

const found = (movements: LedgerMovement[], rows: AccountRow[]) =>
  compare(movements, rows, judged).differences.map(({ kind, gatewayId, cause, here: a, there: b }) =>
    [kind, gatewayId, cause, a, b].join(' '),
  )

test.each<[string, LedgerMovement[], AccountRow[], string[]]>([
  ['the same', [here()], [there()], []],
  ['missing in the account', [here()], [], ['capture p1 missing-there 17500 ']],
  ['missing in the ledger', [], [there()], ['capture p1 missing-here  17500']],
  ['off by a paisa', [here()], [there({ amount: paise(17501) })], ['capture p1 amount 17500 17501']],
  ['listed twice', [here()], [there(), there()], ['capture p1 doubled 17500 35000']],
  [
    'listed twice and unknown to the ledger',
    [],
    [there(), there()],
    ['capture p1 missing-here  17500', 'capture p1 doubled  35000'],
  ],
  ['a refund made on the gateway’s dashboard', [], [refundThere()], ['refund r1 missing-here  17500']],
  [
    'a refund that is done there and failed here',
    [refundHere({ state: 'failed' })],
    [refundThere()],
    ['refund r1 state 17500 17500'],
  ],
  [
    'a dispute that is lost there and open here',
    [here({ kind: 'dispute', gatewayId: 'd1', state: 'open' })],
    [there({ kind: 'dispute', gatewayId: 'd1', state: 'lost' })],
    ['dispute d1 state 17500 17500'],
  ],
])('a comparison finds the right differences: %s', (_, movements, rows, expected) => {
  expect(found(movements, rows)).toEqual(expected)
})

test.each<[string, LedgerMovement[], AccountRow[]]>([
  ['of the ledger’s last hour', [here({ firstAt: at('23:10') })], []],
  [
    'that the ledger heard of before the period',
    [here({ firstAt: new Date(judged.from.getTime() - 1) })],
    [],
  ],
  ['of the account’s last hour', [], [there({ at: at('23:10') })]],
  ['of the margin before the period', [], [there({ at: new Date(judged.from.getTime() - 1) })]],
  ['that is a refund which no gateway took', [refundHere({ state: 'failed' })], []],
  ['that is a refund which failed on the gateway’s dashboard', [], [refundThere({ state: 'failed' })]],
  ['that the gateway took and refunded', [], [there(), refundThere()]],
  ['that the gateway took and is refunding', [], [there(), refundThere({ state: 'pending' })]],
])('a movement %s is not missing', (_, movements, rows) => {
  expect(found(movements, rows)).toEqual([])
})

test('a payment refunded only in part is missing', () => {
  expect(found([], [there(), refundThere({ amount: paise(100) })])).toHaveLength(2)
})

test('a refund that has only just finished does not count as a difference yet, and an old one never does', () => {
  const refund = refundThere({ changedAt: at('23:10') })
  const result = compare([refundHere({ state: 'pending' })], [refund], judged)
  expect(result).toMatchObject({ differences: [], equal: [{}] })
  expect([...result.decided]).toEqual([])
})

test.each([
  ['the ledger got no id', here({ gatewayId: 'ORD-1-g' }), there()],
  ['the ledger got the gateway’s order id', here({ gatewayId: 'OMO1' }), there({ orderIdThere: 'OMO1' })],
  ['the account has no id', here(), there({ gatewayId: 'ORD-1-g' })],
])('a payment is matched by its order if %s', (_, movement, row) => {
  const { equal, differences, decided } = compare([movement], [row], judged)
  expect([equal.length, differences]).toEqual([1, []])
  expect(decided).toEqual(new Set([`capture ${movement.gatewayId}`, `capture ${row.gatewayId}`]))
})

test('two payments of one order with different ids are two payments', () => {
  expect(found([here()], [there({ gatewayId: 'p2', paymentId: 'p2' })])).toEqual([
    'capture p1 missing-there 17500 ',
    'capture p2 missing-here  17500',
  ])
})

const movement = fc.record({
  id: fc.nat(9),
  amount: fc.integer({ min: 1, max: 100 }),
  minute: fc.integer({ min: -120, max: 24 * 60 + 60 }),
})
const movements = fc.uniqueArray(movement, { selector: ({ id }) => id, maxLength: 8 })
const moment = (minute: number) => new Date(judged.from.getTime() + minute * 60_000)
const asHere = ({ id, amount, minute }: { id: number; amount: number; minute: number }) =>
  here({ gatewayId: `p${id}`, gatewayOrderId: `g${id}`, amount, firstAt: moment(minute) })
const asThere = ({ id, amount, minute }: { id: number; amount: number; minute: number }) =>
  there({
    gatewayId: `p${id}`,
    gatewayOrderId: `g${id}`,
    paymentId: `p${id}`,
    amount: paise(amount),
    at: moment(minute),
  })

test('movements that agree on both sides are equal, whatever their time and order', () => {
  fc.assert(
    fc.property(movements, (both) => {
      const result = compare(both.map(asHere), both.map(asThere).toReversed(), judged)
      return result.differences.length === 0 && result.equal.length === both.length
    }),
  )
})

test('a movement on both sides is never missing, and any other is missing once, if it is judged', () => {
  fc.assert(
    fc.property(movements, movements, (ledger, account) => {
      const result = compare(ledger.map(asHere), account.map(asThere), judged)
      const missing = result.differences.filter(({ cause }) => cause.startsWith('missing'))
      const judgedOf = (own: typeof ledger, others: typeof ledger) =>
        own.filter(({ id, minute }) => {
          const time = moment(minute)
          return time >= judged.from && time <= judged.to && !others.some((other) => other.id === id)
        })
      const expected = judgedOf(ledger, account).length + judgedOf(account, ledger).length
      return (
        missing.length === expected && missing.every((one) => (one.here === null) !== (one.there === null))
      )
    }),
  )
})
