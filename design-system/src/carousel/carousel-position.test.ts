import { hold, isMoving, moveSlides, row, toRestPosition, wrapSlide } from './carousel-position'

const slides = 4
const atStart = toRestPosition(0)

test('a number beyond either end wraps around to a slide', () => {
  expect([-5, -1, 0, 3, 4, 9].map((number) => wrapSlide(number, slides))).toEqual([3, 3, 0, 3, 0, 1])
})

test('a step forward keeps the row and the numbers of the visible slides', () => {
  const place = moveSlides(atStart, 1, 0)
  expect(place.target).toBe(1)
  expect(row(place, 2, slides)).toEqual([0, 1, 2, 3])
  expect(row(toRestPosition(place.target), 2, slides)).toEqual([1, 2, 3, 4])
})

test('a step back puts the last slide before the first', () => {
  const place = moveSlides(atStart, -1, 0)
  expect(place).toMatchObject({ from: 0, target: -1 })
  expect(row(place, 2, slides)).toEqual([-1, 0, 1, 2])
  expect(row(toRestPosition(place.target), 2, slides)).toEqual([-1, 0, 1, 2])
})

test('the row is extended only while it moves and only when it runs out of slides', () => {
  expect(row(atStart, 4, slides)).toEqual([0, 1, 2, 3])
  expect(row(moveSlides(atStart, 1, 0), 4, slides)).toEqual([0, 1, 2, 3, 4])
  expect(row(moveSlides(atStart, 3, 0), 2, slides)).toEqual([0, 1, 2, 3, 4])
  expect([atStart, moveSlides(atStart, 1, 0), moveSlides(atStart, -1, 0)].map(isMoving)).toEqual([
    false,
    true,
    true,
  ])
})

test('a step during a movement continues from the current position', () => {
  const first = moveSlides(atStart, 1, 0)
  const second = moveSlides(first, 1, 0.4)
  expect(second).toMatchObject({ first: 0, from: 0.4, target: 2 })
  const back = moveSlides(moveSlides(second, -1, 1.2), -2, 0.8)
  expect(back).toMatchObject({ first: -1, from: 0.8, target: -1 })
  expect(row(back, 2, slides)).toEqual([-1, 0, 1, 2, 3])
})

test('a held row can be dragged one slide either way and released where it was', () => {
  const held = hold(atStart)
  expect(held.target).toBe(0)
  expect(row(held, 2, slides)).toEqual([-1, 0, 1, 2])
  expect([-1, 0, 1].map((by) => wrapSlide(moveSlides(held, by, by / 2).target, slides))).toEqual([3, 0, 1])
})
