import { buildTestApp, type TestApp } from '../../testing/app'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function sendRaw(payload: string, type = 'application/json') {
  const visitor = shop.visitor()
  await visitor.get('/api/session')
  const headers = { 'content-type': type }
  return visitor.send({ method: 'POST', url: '/api/contact-form', payload, headers })
}

test.each([
  '{"email":',
  '',
  '{"__proto__":{"isAdmin":true}}',
  '{"a":{"constructor":{"prototype":{"isAdmin":true}}}}',
  'null x',
])('malformed JSON is refused: %s', async (payload) => {
  const answer = await sendRaw(payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'MALFORMED_BODY', message: expect.any(String) })
})

test.each(['null', '[]', '7', '"text"'])('JSON that is not a form is refused: %s', async (payload) => {
  const answer = await sendRaw(payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' })
})

test('a body over 100 kB is refused [27.7]', async () => {
  const answer = await sendRaw(JSON.stringify({ message: 'a'.repeat(100_001) }))
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({
    code: 'BODY_TOO_LARGE',
    message: 'The request is larger than 100 kB.',
  })
})

test('a body that is not JSON is refused [23.17, 27.7]', async () => {
  expect((await sendRaw('<a/>', 'text/xml')).statusCode).toBe(415)
})

test.each(['/api/nothing', '/nothing', `/api/products/${'x'.repeat(2000)}`])(
  'an unknown address gets a 404 in JSON: %.40s',
  async (url) => {
    const answer = await shop.visitor().get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) })
  },
)

test('a write to an unknown address is reported as not found, not as forbidden', async () => {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/nothing', payload: {} })
  expect(answer.statusCode).toBe(404)
})

test('an address that cannot be decoded is refused', async () => {
  const answer = await shop.app.inject('/api/products/%E0%A4%A')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'MALFORMED_BODY' })
})

test('internal errors are reported without secrets', async () => {
  const broken = await buildTestApp()
  await broken.database.connection().execute('drop table blogs')
  const answer = await broken.visitor().get('/api/blogs')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    code: 'INTERNAL',
    requestId: expect.any(String),
  })
  await broken.close()
})
