import { growthOf } from './growth'

test('memory that goes up and down around the same size is flat', () => {
  const { isFlat, slopePerSwap } = growthOf([200, 210, 204, 208, 202, 209, 203, 207])
  expect(isFlat).toBe(true)
  expect(Math.abs(slopePerSwap)).toBeLessThan(1)
})

test('memory that every swap adds to is not', () => {
  expect(growthOf([200, 205, 210, 215, 220, 225, 230, 235])).toEqual({
    slopePerSwap: 5,
    firstHalf: 207.5,
    secondHalf: 227.5,
    isFlat: false,
  })
})
