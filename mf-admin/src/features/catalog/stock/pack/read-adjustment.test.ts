import { counted } from '../../../../testing/stock'
import { readAdjustment } from './read-adjustment'

const { level } = counted({ onHand: 12, available: 10, reserved: 2, version: 7 })
const read = (kind: string, quantity: string, more: object = {}) => {
  if (!level) throw new Error('The example is not counted.')
  return readAdjustment({ kind, quantity, why: '', batch: '', ...more }, level)
}

test.each([
  ['received', '5', { batch: 'b-1' }, 17, { kind: 'received', quantity: 5, batch: 'b-1' }],
  ['received', '1,200', {}, 1212, { kind: 'received', quantity: 1200 }],
  ['damaged', '2', { batch: 'b-1' }, 10, { kind: 'damaged', quantity: 2 }],
  ['counted', '0', {}, 0, { kind: 'counted', quantity: 0, version: 7 }],
  [
    'correction',
    '−3',
    { why: ' typing  error ' },
    9,
    { kind: 'correction', quantity: -3, why: 'typing error' },
  ],
  ['other', '1', { why: 'Sample' }, 13, { kind: 'other', quantity: 1, why: 'Sample' }],
])('%s %s is read', (kind, quantity, more, onHand, adjustment) => {
  expect(read(kind, quantity, more)).toEqual({ onHand, adjustment, problems: {} })
})

test.each([
  ['received', '', 'Enter a whole number of packs, such as 12.'],
  ['received', '1.5', 'Enter a whole number of packs, such as 12.'],
  ['received', '0', 'Enter the number of packs.'],
  ['received', '-2', 'Enter a number without a minus sign.'],
  ['damaged', '13', 'Only 12 are on hand.'],
  ['correction', '-13', 'Only 12 are on hand.'],
  ['received', '1000000', 'That’s more than any shelf holds. Check the number.'],
])('%s %j is refused', (kind, quantity, problem) => {
  expect(read(kind, quantity)).toEqual({ problems: { quantity: problem } })
})

test('another reason has to be given', () => {
  expect(read('other', '1', { why: '  ' })).toEqual({ problems: { why: 'Enter a reason.' } })
})
