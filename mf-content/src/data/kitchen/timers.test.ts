import { clockText, parseTimers, secondsLeft, withTimer } from './timers'

const NOON = 12 * 60 * 60_000
const simmer = { id: 'simmer', label: 'Simmer', minutes: 15 }
const rest = { id: 'rest', label: 'Rest', minutes: 1.5 }

test('several timers run at once, each to its own end', () => {
  const timers = withTimer(withTimer([], simmer, NOON), rest, NOON + 60_000)
  expect(timers.map((timer) => secondsLeft(timer, NOON + 60_000))).toEqual([14 * 60, 90])
})

test('a restarted timer begins from the start', () => {
  const timers = withTimer(withTimer([], simmer, NOON), simmer, NOON + 60_000)
  expect(timers).toEqual([{ ...simmer, endsAt: NOON + 16 * 60_000 }])
})

test('a timer follows the clock while the device sleeps', () => {
  const [timer] = withTimer([], simmer, NOON)
  expect(timer && secondsLeft(timer, NOON + 14 * 60_000 + 500)).toBe(60)
  expect(timer && secondsLeft(timer, NOON + 60 * 60_000)).toBe(0)
})

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [425, '7:05'],
  [900, '15:00'],
  [3723, '1:02:03'],
])('%i s are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test('timers are stored as text, and corrupt text yields no timers', () => {
  const timers = withTimer([], simmer, NOON)
  expect(parseTimers(JSON.stringify(timers))).toEqual(timers)
  for (const spoilt of [null, '', '{', 'null', '{}', '[1]', '[{"id":"a"}]'])
    expect(parseTimers(spoilt)).toEqual([])
})
