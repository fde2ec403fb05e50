import { buildTestApp, type TestApp, type TestCustomer } from '../../../testing/app'
import type { Message } from '../../customers'
import { deliveredOrder, forgetReviews, write } from '../testing/delivered-order'
import { createReviewRequests } from './review-requests'
import { createReviewRequestsRepository } from './review-requests.repository'

const DAY_MS = 24 * 3_600_000

let shop: TestApp
let sent: { to: string; message: Message }[]
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  sent = []
  await forgetReviews(shop)
})

/** Makes the job of one api. @param send replaces the mail queue */
function job(send = async (to: string, message: Message) => void sent.push({ to, message })) {
  return createReviewRequests({
    repository: createReviewRequestsRepository(shop.database),
    mail: {
      send: async (to, message) => {
        await send(to, message)
        return undefined
      },
    },
    inTransaction: shop.database.inTransaction,
    publicOrigin: 'http://localhost:3000',
    secret: 'a secret',
    now: shop.now,
  })
}

async function deliveredTo(customer: TestCustomer, days = 8) {
  await deliveredOrder(shop, customer)
  shop.wait(days * DAY_MS)
}

const stopAddress = ({ message }: { message: Message }) =>
  /^<http:\/\/localhost:3000(\S+)>$/.exec(message.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''

test('a customer is asked once for each order, some days after its delivery, in its language', async () => {
  const asha = await shop.customer('asha', 'kn')
  await deliveredOrder(shop, asha)
  await job().ask()
  expect(sent).toEqual([])
  shop.wait(8 * DAY_MS)
  await Promise.all([job().ask(), job().ask()])
  await job().ask()
  expect(sent).toMatchObject([{ to: asha.id, message: { language: 'kn' } }])
  const text = JSON.stringify(sent[0]?.message.parts)
  expect(text).toContain('http://localhost:3000/kn/account/reviews')
  expect(text).toContain('ಅರಿಶಿನ')
})

test('after a failure the customer is still asked, once', async () => {
  const asha = await shop.customer()
  await deliveredTo(asha)
  const failing = job(async () => {
    throw new Error('The database went away.')
  })
  await expect(failing.ask()).rejects.toThrow('Some customers could not be asked')
  await job().ask()
  await job().ask()
  expect(sent).toHaveLength(1)
})

test('customers get no request if they have reviewed everything, have not confirmed the address, or got the order long ago', async () => {
  await deliveredTo(await shop.customer('old'), 70)
  const [done, unconfirmed] = [await shop.customer(), await shop.customer('unconfirmed')]
  await shop.database.connection().execute(`
    update customers set email_confirmed_at = null where id = '${unconfirmed.id}'`)
  await deliveredOrder(shop, done)
  await write(done)
  await deliveredTo(unconfirmed)
  await job().ask()
  expect(sent).toEqual([])
})

test('one press in the mail program stops these mails permanently, and can be repeated', async () => {
  const asha = await shop.customer()
  await deliveredTo(asha)
  await job().ask()
  const [mail] = sent
  if (!mail) throw new Error('No mail was sent.')
  expect(mail.message.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = stopAddress(mail)
  const opened = await shop.app.inject(address)
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/email\/reviews\/stop\//),
  ])
  for (let press = 0; press < 2; press += 1) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
  }
  await deliveredTo(asha)
  await job().ask()
  expect(sent).toHaveLength(1)
})

test('an address that stopped them is not asked in a new account either', async () => {
  const asha = await shop.customer()
  await deliveredTo(asha)
  await job().ask()
  await shop.app.inject({
    method: 'POST',
    url: stopAddress(sent[0] ?? { message: { subject: '', parts: [] } }),
  })
  const again = await shop.customer('again')
  await shop.database.connection().execute(`
    update customers set email = 'gone@example.in' where id = '${asha.id}'`)
  await shop.database.connection().execute(`
    update customers set email = '${asha.email}' where id = '${again.id}'`)
  await deliveredTo(again)
  await job().ask()
  expect(sent).toHaveLength(1)
})

test.each(['x', '0b9c8a34-0000-4000-8000-00000000000'])(
  'a broken stop link is refused: %s',
  async (token) => {
    const answer = await shop.app.inject({ method: 'POST', url: `/api/reviews/requests/stop/${token}` })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'This link is invalid.'])
  },
)

test('an unknown stop link changes nothing, and gets the same answer', async () => {
  const url = '/api/reviews/requests/stop/0f8fad5b-d9cb-469f-a165-70867728950e'
  expect((await shop.app.inject({ method: 'POST', url })).statusCode).toBe(200)
  expect((await shop.app.inject(url)).headers.location).toMatch(/^\/email\/reviews\/stop\//)
})
