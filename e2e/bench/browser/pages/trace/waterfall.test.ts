import type { TraceEvent } from './trace-event'
import { waterfall } from './waterfall'

const page = { pid: 7, tid: 1, start: 1000, url: 'http://127.0.0.1/' }
const event = (name: string, ts: number, data: TraceEvent['args']['data'], pid = 7): TraceEvent => ({
  name,
  ph: 'I',
  pid,
  tid: 1,
  ts,
  args: { data },
})

test('each request is listed with when it was sent, answered and finished', () => {
  const events = [
    event('ResourceFinish', 31_000, { requestId: 'b', encodedDataLength: 900 }),
    event('ResourceSendRequest', 11_000, { requestId: 'b', url: '/b.avif', priority: 'High' }),
    event('ResourceReceiveResponse', 21_000, { requestId: 'b' }),
    event('ResourceSendRequest', 2000, { requestId: 'a', url: '/a.js', priority: 'Low' }),
    event('ResourceSendRequest', 2000, { requestId: 'x', url: 'data:image/svg+xml,' }),
    event('ResourceSendRequest', 2000, { requestId: 'y', url: '/elsewhere.js' }, 8),
  ]
  expect(waterfall(events, page)).toEqual([
    { url: '/a.js', priority: 'Low', asked: 1, bytes: 0 },
    { url: '/b.avif', priority: 'High', asked: 10, answered: 20, done: 30, bytes: 900 },
  ])
})
