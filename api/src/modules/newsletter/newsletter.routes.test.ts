import { buildTestApp, type TestApp } from '../../testing/app'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function subscriptions() {
  const { rows } = await shop.database.connection().execute('select email from subscriptions')
  return rows
}

test('the same address, however written, subscribes once', async () => {
  const visitor = shop.visitor()
  for (const email of ['asha@example.in', ' ASHA@example.in', 'asha@example.in']) {
    const answer = await visitor.post('/api/subscribe', { email })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Subscription successful! Thank you.' })
  }
  expect(await subscriptions()).toEqual([{ email: 'asha@example.in' }])
})

test.each([{}, { email: '' }, { email: 'asha' }, { email: 7 }, { email: `${'a'.repeat(300)}@example.in` }])(
  'what is no address is refused and changes nothing: %j',
  async (body) => {
    const before = await subscriptions()
    const answer = await shop.visitor().post('/api/subscribe', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'Please enter a valid email.' })
    expect(await subscriptions()).toEqual(before)
  },
)
