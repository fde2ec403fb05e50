import { dayTable, growthOver } from './day-record'

test('an edge that stays as it is after its first hours does not grow', () => {
  expect(growthOver([150, 200, 210, 205, 200, 210, 205])).toEqual({ early: 205, late: 205, perHour: 0 })
})

test('growth is told for each hour between the early and the last hours', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => 200 + 2 * hour)
  expect(growthOver(hours)).toEqual({ early: 204, late: 244, perHour: 2 })
})

test('a day of few hours tells no growth', () => {
  expect(growthOver([200, 205, 210, 215]).perHour).toBeNaN()
})

test('an hour above the limit is said to miss it', () => {
  const record = {
    date: '2026-11-25',
    machine: { processor: 'p', cores: 2, memoryGb: 8, system: 's', node: 'v24', chromium: '1' },
    versionsAnHour: 60,
    pagesEach: 32,
    start: 150,
    left: { versions: 304, megabytes: 150 },
  }
  expect(dayTable({ ...record, hours: [200, 301, 200] })).toContain(
    '| most after any hour | 301 | at most 300 | no |',
  )
  expect(dayTable({ ...record, hours: [200, 300, 200] })).toContain('| 300 | at most 300 | yes |')
})
