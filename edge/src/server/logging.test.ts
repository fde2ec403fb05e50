import { Writable } from 'node:stream'
import { edgeOnDisk } from '../testing/edge-on-disk'

test.each([
  '/reset-password/secret-link',
  '/email/confirm/secret-link',
  '/pay/secret-link',
  '/api/newsletter/unsubscribe/secret-link',
  '/thank-you?order_id=ORD-1&token=secret-link',
])('a secret link is not in the log: %s', async (url) => {
  let lines = ''
  const logTo = new Writable({
    write(chunk, _, done) {
      lines += chunk
      done()
    },
  })
  const edge = await edgeOnDisk('http://127.0.0.1:9', { logTo })
  edge.app.log.level = 'info'
  await edge.app.inject({ url, headers: { cookie: 'sid=secret-cookie' } })
  await edge.close()
  expect(lines).toContain('incoming request')
  expect(lines).not.toContain('secret-')
})
