import { paise } from 'shared-contracts/values/money'
import type { ActionItem } from './action-item'
import { listLines } from './list-lines'

const now = new Date('2026-11-23T10:00:00Z')
const held: ActionItem = {
  id: 'P1',
  kind: 'payment',
  about: 'ORD-1',
  since: new Date('2026-11-20T09:00:00Z'),
  why: 'payment p1 of Rs 175 is on hold: the order was already paid',
  order: 'o-1',
  action: { does: 'refund', payment: 'p1', amount: paise(17_500) },
}

test('every kind has a heading, even when it is empty', () => {
  expect(listLines([], now).every((line) => line.endsWith(': 0'))).toBe(true)
  expect(listLines([], now)).toHaveLength(11)
})

test('an item is listed with its age, the reason, and the command that resolves it', () => {
  expect(listLines([held], now).slice(0, 3)).toEqual([
    'Payments not matched to an order: 1',
    'P1  ORD-1  3 days: payment p1 of Rs 175 is on hold: the order was already paid.',
    '    npm run refund -w api -- p1 175 --reason "<why>"',
  ])
})

test('an item without its own command is resolved by marking it as reviewed', () => {
  const dispute: ActionItem = { ...held, id: 'D7', kind: 'dispute', action: { does: 'look' } }
  expect(listLines([dispute], now)).toContain('    npm run action-items -w api -- --done D7 --reason "<why>"')
})

test.each([
  ['2026-11-23T09:59:59Z', '0 minutes'],
  ['2026-11-23T09:59:00Z', '1 minute'],
  ['2026-11-23T08:00:00Z', '2 hours'],
  ['2026-11-22T10:00:00Z', '1 day'],
])('an item that has waited since %s is %s old', (since, age) => {
  expect(listLines([{ ...held, since: new Date(since) }], now)[1]).toContain(`  ${age}: `)
})
