import { Writable } from 'node:stream'
import { edgeOnDisk } from '../testing/edge-on-disk'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

async function logOf(url: string, headers: Record<string, string>): Promise<string> {
  let lines = ''
  const logTo = new Writable({
    write(chunk, _, done) {
      lines += chunk
      done()
    },
  })
  const edge = await edgeOnDisk('http://127.0.0.1:9', { logTo })
  edge.app.log.level = 'info'
  await edge.app.inject({ url, headers })
  await edge.close()
  return lines
}

test.each([
  '/reset-password/secret-link',
  '/email/confirm/secret-link',
  '/pay/secret-link',
  '/api/newsletter/unsubscribe/secret-link',
  '/back-in-stock/stop/secret-link',
  '/thank-you?order_id=ORD-1&token=secret-link',
])('a secret link is not in the log: %s', async (url) => {
  const lines = await logOf(url, { cookie: 'sid=secret-cookie' })
  expect(lines).toContain('incoming request')
  expect(lines).not.toContain('secret-')
})

test('each line of a request has its trace', async () => {
  const lines = await logOf('/about', { traceparent: `00-${traceId}-00f067aa0ba902b7-01` })
  const ofRequest = lines.split('\n').filter((line) => line.includes('"reqId"'))
  expect(ofRequest.length).toBeGreaterThan(1)
  expect(ofRequest.filter((line) => !line.includes(traceId))).toEqual([])
})
