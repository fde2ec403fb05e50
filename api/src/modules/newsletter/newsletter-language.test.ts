import { buildTestApp, type TestApp } from '../../testing/app'
import { eventually } from '../../testing/eventually'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test('a Kannada subscriber confirms, is welcomed and unsubscribes in Kannada', async () => {
  await shop.visitor('kn').post('/api/subscribe', { email: 'asha@example.in' })
  await eventually(() => shop.mails.length === 1)
  const token = /\/kn\/newsletter\/confirm\/(\S+)/.exec(shop.mails[0]?.text ?? '')?.[1]
  expect(shop.mails[0]?.subject).toContain('ಚಂದಾದಾರಿಕೆ ದೃಢೀಕರಿಸಿ')

  // The mail program may open the link in a browser that has never visited the shop.
  await shop.visitor().post('/api/newsletter/confirm', { token })
  await eventually(() => shop.mails.length === 2)
  const greeting = shop.mails[1]
  expect(greeting?.subject).toContain('ಚಂದಾದಾರರಾಗಿದ್ದೀರಿ')
  const address =
    /<http:\/\/localhost:3000(\S+)>/.exec(greeting?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const opened = await shop.app.inject(address)
  expect(opened.headers.location).toMatch(/^\/kn\/newsletter\/unsubscribe\//)
})

test('an unknown unsubscribe link leads to the English page', async () => {
  const unknown = await shop.app.inject('/api/newsletter/unsubscribe/0f8fad5b-d9cb-469f-a165-70867728950e')
  expect(unknown.headers.location).toMatch(/^\/newsletter\/unsubscribe\//)
})
