import { mainThreadTime } from './main-thread-time'
import type { TraceEvent } from './trace-event'

const page = { pid: 7, tid: 1, start: 1000, url: 'http://127.0.0.1/' }
const event = (name: string, ts: number, dur: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 7,
  tid,
  ts,
  dur,
  args: {},
})

test('each moment counts once, for the innermost known task', () => {
  const spent = mainThreadTime(
    [
      event('RunTask', 2000, 10_000),
      event('EvaluateScript', 3000, 8000),
      event('v8.compile', 3000, 2000),
      event('Some detail', 6000, 1000),
      event('Layout', 8000, 1000),
      event('RunTask', 20_000, 500),
    ],
    page,
  )
  expect(spent).toEqual({ other: 2.5, 'running script': 5, 'compiling script': 2, layout: 1 })
})

test('other threads, events before the page and events after the end do not count', () => {
  const events = [
    event('Layout', 500, 100),
    event('Layout', 2000, 1000),
    event('Layout', 2000, 1000, 2),
    event('Layout', 90_000, 1000),
  ]
  expect(mainThreadTime(events, page, 50_000)).toEqual({ layout: 1 })
})
