import { type AddressInfo, connect } from 'node:net'
import { edgeOnDisk } from '../testing/edge-on-disk'

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
beforeAll(async () => {
  edge = await edgeOnDisk()
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => edge.close())

async function sendRaw(sent: string): Promise<string> {
  const socket = connect((edge.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(sent)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

test('an overlong link gets an error page', async () => {
  const answer = await sendRaw(`GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 431 /)
  expect(head).toContain('content-type: text/html; charset=utf-8')
  expect(head).toMatch(/content-security-policy: .*style-src 'self' 'sha256-/)
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
  expect(body).toContain('<h1>This link is too long</h1>')
})

test.each([
  'GET /a b HTTP/1.1\r\nHost: shop\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: shop\r\n\r\n',
  'spice\r\n\r\n',
])('input that is not HTTP is refused without a body: %p', async (sent) => {
  expect(await sendRaw(sent)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^{<]*\r\n\r\n$/)
})
