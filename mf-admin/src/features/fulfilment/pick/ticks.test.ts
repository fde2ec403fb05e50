import { isTicked, keepTicks, readTicks, stillListed } from './ticks'

test('a tick survives a reload', () => {
  keepTicks({ turmeric: 3 })
  expect(isTicked(readTicks(), 'turmeric', 3)).toBe(true)
})

test('a pack whose quantity has increased is no longer ticked', () => {
  expect(isTicked({ turmeric: 3 }, 'turmeric', 4)).toBe(false)
  expect(isTicked({}, 'turmeric', 1)).toBe(false)
})

test('a pack that leaves the list and returns has to be picked again', () => {
  expect(stillListed({ turmeric: 3, cumin: 1 }, ['cumin'])).toEqual({ cumin: 1 })
})

test.each(['', '{', 'null', '[1,"a"]'])('an invalid list of ticks, such as %j, is ignored', (stored) => {
  localStorage.setItem('admin-ticks', stored)
  expect(isTicked(readTicks(), 'turmeric', 1)).toBe(false)
})
