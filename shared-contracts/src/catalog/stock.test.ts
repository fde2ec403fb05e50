import { StockAdjustment } from './admin/stock-schema'
import { available, leftToShow } from './stock'

test('packs that were lost never make the available number negative', () => {
  expect(available({ onHand: 3, reserved: 5 })).toBe(0)
  expect(available({ onHand: 5, reserved: 3 })).toBe(2)
})

test.each([
  [0, undefined],
  [1, 1],
  [5, 5],
  [6, undefined],
])('of %d packs, shoppers see %p left', (packs, left) => {
  expect(leftToShow(packs)).toBe(left)
})

test.each([
  [{ kind: 'received', quantity: 0 }],
  [{ kind: 'received', quantity: -1 }],
  [{ kind: 'received', quantity: 1.5 }],
  [{ kind: 'damaged', quantity: -1 }],
  [{ kind: 'counted', quantity: 3 }],
  [{ kind: 'counted', quantity: -3, version: 1 }],
  [{ kind: 'other', quantity: 1 }],
  [{ kind: 'other', quantity: 1, why: '  ' }],
  [{ kind: 'correction', quantity: 0 }],
  [{ kind: 'damaged', quantity: 1, batch: 'b' }],
  [{ kind: 'received', quantity: 1_000_001 }],
])('an adjustment is refused: %j', (adjustment) => {
  expect(StockAdjustment.safeParse(adjustment).success).toBe(false)
})

test.each([
  [{ kind: 'received', quantity: 12, batch: 'b' }],
  [{ kind: 'counted', quantity: 0, version: 1 }],
  [{ kind: 'other', quantity: -1, why: 'Sample for a cook' }],
])('an adjustment is accepted: %j', (adjustment) => {
  expect(StockAdjustment.safeParse(adjustment).success).toBe(true)
})
