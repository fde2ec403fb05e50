import { computeWindows } from './windows'

test('a day begins at midnight in India, and is compared with the same hours a week before', () => {
  const { today, week } = computeWindows(new Date('2026-11-01T04:30:00Z'))
  expect(today.now).toEqual({ from: new Date('2026-10-31T18:30:00Z'), to: new Date('2026-11-01T04:30:00Z') })
  expect(today.before).toEqual({
    from: new Date('2026-10-24T18:30:00Z'),
    to: new Date('2026-10-25T04:30:00Z'),
  })
  expect(week.now.from).toEqual(new Date('2026-10-25T18:30:00Z'))
  expect(week.before.from).toEqual(new Date('2026-10-18T18:30:00Z'))
})

test.each([
  ['2026-10-31T18:29:59.999Z', '2026-10-30T18:30:00Z'],
  ['2026-10-31T18:30:00Z', '2026-10-31T18:30:00Z'],
])('at %s the day has begun at %s', (now, midnight) => {
  expect(computeWindows(new Date(now)).today.now.from).toEqual(new Date(midnight))
})
