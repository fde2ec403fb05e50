import { isTicked, keepTicks, readTicks, stillListed } from './ticks'

test('a tick survives a reload', () => {
  keepTicks({ turmeric: 3 })
  expect(isTicked(readTicks(), 'turmeric', 3)).toBe(true)
})

test('a pack with an increased quantity counts as not fetched', () => {
  expect(isTicked({ turmeric: 3 }, 'turmeric', 4)).toBe(false)
  expect(isTicked({}, 'turmeric', 1)).toBe(false)
})

test('a pack that left the list and returns has to be fetched again', () => {
  expect(stillListed({ turmeric: 3, cumin: 1 }, ['cumin'])).toEqual({ cumin: 1 })
})

test.each(['', '{', 'null', '[1,"a"]'])('an invalid list of ticks, such as %j, ticks nothing', (stored) => {
  localStorage.setItem('admin-ticks', stored)
  expect(isTicked(readTicks(), 'turmeric', 1)).toBe(false)
})
