import { dueAfterQuiet } from './quiet-hours'

const night = { quietFrom: 22 * 60, quietUntil: 7 * 60 }
const SEVEN = '2026-11-27T01:30:00Z'

test.each([
  ['immediately at 21:59', '2026-11-26T16:29:30Z', '2026-11-26T16:29:30Z'],
  ['at seven instead of at 22:00', '2026-11-26T16:30:00Z', SEVEN],
  ['at seven instead of after midnight', '2026-11-26T20:00:10Z', SEVEN],
  ['at seven instead of at 06:59', '2026-11-27T01:29:59Z', SEVEN],
  ['immediately at 07:00', SEVEN, SEVEN],
])('with quiet hours from ten in the evening to seven, a device is notified %s', (_, now, due) => {
  expect(dueAfterQuiet(new Date(now), night)).toEqual(new Date(due))
})

test('without quiet hours, or with empty ones, a device is notified immediately', () => {
  const now = new Date('2026-11-26T20:00:00Z')
  expect(dueAfterQuiet(now, { quietFrom: null, quietUntil: null })).toEqual(now)
  expect(dueAfterQuiet(now, { quietFrom: 60, quietUntil: 60 })).toEqual(now)
})
