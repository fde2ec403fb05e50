import { paise } from 'shared-contracts/values/money'
import { buildReason, computeAmount } from './allocation'
import { listUnrefunded, openReturns } from './share-of-return'

const nothing = { line: null, quantity: null, return: null, pieces: null }

const order = {
  lines: [
    { name: 'Turmeric Powder', variant: '100 g', price: paise(12_500), quantity: 3, discount: paise(0) },
    { name: 'Pepper', variant: '50 g', price: paise(9_950), quantity: 1, discount: paise(0) },
  ],
  shipping: paise(5_000),
  earlier: [{ ...nothing, kind: 'line', line: 0, quantity: 1 }],
  returned: new Map([
    [
      'first',
      [
        { line: 0, quantity: 3 },
        { line: 1, quantity: 1 },
      ],
    ],
    ['second', [{ line: 1, quantity: 1 }]],
  ]),
}

test('a line is refunded at the price paid, shipping on its own, and an amount as entered', () => {
  expect(computeAmount({ kind: 'line', line: 0, quantity: 2 }, order)).toBe(25_000)
  expect(computeAmount({ kind: 'shipping' }, order)).toBe(5_000)
  expect(computeAmount({ kind: 'sum', amount: 1 }, order)).toBe(1)
})

test.each([
  ['more items than are left', { kind: 'line', line: 0, quantity: 3 }, 'Only 2 of item 1'],
  ['an unknown line', { kind: 'line', line: 2, quantity: 1 }, 'The order has no item 3.'],
] as const)('%s cannot be refunded', (_, what, sentence) => {
  expect(() => computeAmount(what, order)).toThrow(sentence)
})

test('shipping is refunded once, and never when none was paid', () => {
  const shipping = { kind: 'shipping' } as const
  const again = { ...order, earlier: [{ ...nothing, kind: 'shipping' }] }
  expect(() => computeAmount(shipping, again)).toThrow('already been refunded')
  expect(() => computeAmount(shipping, { ...order, shipping: paise(0) })).toThrow(
    'This order had no shipping charge',
  )
})

test('the reason includes the line and a number, so that no two refunds look the same', () => {
  const what = { kind: 'line', line: 0, quantity: 2 } as const
  expect(buildReason(what, order.lines, 2, 'Damaged')).toBe(
    'No. 2, line 1 (Turmeric Powder, 100 g), 2 of 3: Damaged',
  )
  expect(buildReason({ kind: 'sum', amount: 1 }, order.lines, 3, 'Damaged')).toBe('No. 3: Damaged')
})

test('a return is refunded at the price paid, minus earlier refunds for it', () => {
  const first = { kind: 'return', return: 'first' } as const
  expect(computeAmount(first, order)).toBe(2 * 12_500 + 9_950)
  const earlier = [{ ...nothing, kind: 'return', return: 'first', pieces: listUnrefunded('first', order) }]
  expect(() => computeAmount(first, { ...order, earlier })).toThrow('already been refunded')
  expect(() => computeAmount({ kind: 'return', return: 'second' }, { ...order, earlier })).toThrow(
    'There’s nothing left',
  )
  expect(openReturns(order).map(({ id, amount }) => [id, amount])).toEqual([
    ['first', 34_950],
    ['second', 9_950],
  ])
  expect(openReturns({ ...order, earlier })).toEqual([])
})
