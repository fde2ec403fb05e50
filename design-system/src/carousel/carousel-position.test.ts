import { hold, isMoving, moveBy, restAt, row, slideOf } from './carousel-position'

const slides = 4
const atStart = restAt(0)

test('a number beyond either end is one of the slides again', () => {
  expect([-5, -1, 0, 3, 4, 9].map((number) => slideOf(number, slides))).toEqual([3, 3, 0, 3, 0, 1])
})

test('a step on goes along the row as it stands, and the slides in view keep their numbers', () => {
  const place = moveBy(atStart, 1, 0)
  expect(place.target).toBe(1)
  expect(row(place, 2, slides)).toEqual([0, 1, 2, 3])
  expect(row(restAt(place.target), 2, slides)).toEqual([1, 2, 3, 4])
})

test('a step back lays the last slide before the first', () => {
  const place = moveBy(atStart, -1, 0)
  expect(place).toMatchObject({ from: 0, target: -1 })
  expect(row(place, 2, slides)).toEqual([-1, 0, 1, 2])
  expect(row(restAt(place.target), 2, slides)).toEqual([-1, 0, 1, 2])
})

test('the row is longer only while it moves and only when the slides run out', () => {
  expect(row(atStart, 4, slides)).toEqual([0, 1, 2, 3])
  expect(row(moveBy(atStart, 1, 0), 4, slides)).toEqual([0, 1, 2, 3, 4])
  expect(row(moveBy(atStart, 3, 0), 2, slides)).toEqual([0, 1, 2, 3, 4])
  expect([atStart, moveBy(atStart, 1, 0), moveBy(atStart, -1, 0)].map(isMoving)).toEqual([false, true, true])
})

test('a step during a movement goes on from where the row is', () => {
  const first = moveBy(atStart, 1, 0)
  const second = moveBy(first, 1, 0.4)
  expect(second).toMatchObject({ first: 0, from: 0.4, target: 2 })
  const back = moveBy(moveBy(second, -1, 1.2), -2, 0.8)
  expect(back).toMatchObject({ first: -1, from: 0.8, target: -1 })
  expect(row(back, 2, slides)).toEqual([-1, 0, 1, 2, 3])
})

test('a held row can be drawn one slide either way and let go where it was', () => {
  const held = hold(atStart)
  expect(held.target).toBe(0)
  expect(row(held, 2, slides)).toEqual([-1, 0, 1, 2])
  expect([-1, 0, 1].map((by) => slideOf(moveBy(held, by, by / 2).target, slides))).toEqual([3, 0, 1])
})
