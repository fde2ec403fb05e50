import { parseQuietHours, timeOfMinutes } from './quiet-hours'

test.each([
  ['22:00', '07:30', { from: 1320, until: 450 }],
  ['', '', null],
  ['22:00', '', undefined],
  ['22:00', '22:00', undefined],
  ['25:00', '07:00', undefined],
])('from "%s" until "%s"', (from, until, quiet) => {
  expect(parseQuietHours(from, until)).toEqual(quiet)
})

test('minutes are shown as a time', () => {
  expect(timeOfMinutes(450)).toBe('07:30')
})
