import { computeSpreads } from './spread'

test('the median is the middle run, or between the two middle ones', () => {
  expect(computeSpreads([{ ms: 9 }, { ms: 1 }, { ms: 4 }]).ms).toEqual({ median: 4, min: 1, max: 9 })
  expect(computeSpreads([{ ms: 9 }, { ms: 1 }, { ms: 4 }, { ms: 5 }]).ms.median).toBe(4.5)
})

test('there is no median without a run', () => {
  expect(() => computeSpreads([])).toThrow('There are no runs to take a median of.')
})
