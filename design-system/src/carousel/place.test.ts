import { atStart, currentSlide, hold, moveBy, row, settle } from './place'

const slides = 4

test('a step on goes along the row as it stands', () => {
  const place = moveBy(atStart, 1, 0, slides)
  expect(currentSlide(place, slides)).toBe(1)
  expect(row(place, 2, slides)).toEqual([0, 1, 2, 3])
  expect(row(settle(place, slides), 2, slides)).toEqual([1, 2, 3, 0])
})

test('a step back lays the last slide before the first', () => {
  const place = moveBy(atStart, -1, 0, slides)
  expect(place).toMatchObject({ from: 1, target: 0 })
  expect(row(place, 2, slides)).toEqual([3, 0, 1, 2])
})

test('copies fill the row only while it moves and only when the slides run out', () => {
  expect(row(atStart, 4, slides)).toEqual([0, 1, 2, 3])
  expect(row(moveBy(atStart, 1, 0, slides), 4, slides)).toEqual([0, 1, 2, 3, 0])
  expect(row(moveBy(atStart, 3, 0, slides), 2, slides)).toEqual([0, 1, 2, 3, 0])
})

test('a step during a movement goes on from where the row is', () => {
  const first = moveBy(atStart, 1, 0, slides)
  const second = moveBy(first, 1, 0.4, slides)
  expect(second).toMatchObject({ start: 0, from: 0.4, target: 2 })
  const back = moveBy(moveBy(second, -1, 1.2, slides), -2, 0.8, slides)
  expect(back).toMatchObject({ start: 3, from: 1.8, target: 0 })
  expect(row(back, 2, slides)).toHaveLength(5)
})

test('a held row can be drawn one slide either way and let go where it was', () => {
  const held = hold(atStart, slides)
  expect(currentSlide(held, slides)).toBe(0)
  expect(row(held, 2, slides)).toEqual([3, 0, 1, 2])
  for (const [by, slide] of [
    [-1, 3],
    [0, 0],
    [1, 1],
  ] as const)
    expect(currentSlide(settle(moveBy(held, by, 1 + by / 2, slides), slides), slides)).toBe(slide)
})
