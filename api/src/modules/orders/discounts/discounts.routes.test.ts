import { buildTestApp, type TestApp, type TestCustomer } from '../../../testing/app'
import { addDiscount } from '../testing/discounts'

let shop: TestApp
let asha: TestCustomer
beforeAll(async () => {
  shop = await buildTestApp({ limits: { countsLoopback: true, codesPerNetwork: 60 } })
  asha = await shop.customer('asha')
  await addDiscount(shop, { code: 'DIWALI10' })
  await addDiscount(shop, { code: 'PAUSED', isPaused: true })
  await addDiscount(shop, { code: 'SOON', startsAt: new Date(shop.now().getTime() + 60_000) })
  await addDiscount(shop, { code: 'OVER', endsAt: shop.now() })
  await addDiscount(shop, { code: 'BIG', minimum: 500_00 as never })
  await addDiscount(shop, { code: 'PEPPER', scope: 'products', scopeOf: ['black-pepper'] })
  await addDiscount(shop, { code: 'ONCE', mostUsesPerCustomer: 1 })
  await addDiscount(shop, { code: 'FREE-SHIPPING', kind: 'free-shipping', value: 0 })
})
afterAll(() => shop.close())

const turmeric = { productId: 'turmeric-powder', variantId: 'turmeric-powder-100g', quantity: 1 }

const price = (code?: unknown, lines: unknown = [turmeric], browser = shop.visitor()) =>
  browser.post('/api/discounts/price', { lines, ...(code !== undefined && { code }) })

test('a code is priced as it is typed, and the tax is that of the discounted subtotal', async () => {
  for (const typed of ['DIWALI10', ' diwali 10', 'ｄｉｗａｌｉ१०', 'Diwali\u200b10\n'])
    expect((await price(typed)).json()).toEqual({
      discount: { code: 'DIWALI10', amount: 12.5 },
      totals: { subtotal: 125, shipping: 50, tax: 20.25, total: 162.5 },
    })
  expect((await price('free-shipping')).json()).toEqual({
    discount: { code: 'FREE-SHIPPING', amount: 50 },
    totals: { subtotal: 125, shipping: 50, tax: 22.5, total: 125 },
  })
})

test('without a code or an offer, a cart costs what it always did', async () => {
  expect((await price()).json()).toEqual({
    totals: { subtotal: 125, shipping: 50, tax: 22.5, total: 175 },
  })
})

test('unknown, paused, future and expired codes cannot be told apart', async () => {
  const answers = await Promise.all(['NOSUCH', 'PAUSED', 'SOON', 'OVER'].map((code) => price(code)))
  for (const answer of answers)
    expect(answer.json()).toEqual({
      totals: { subtotal: 125, shipping: 50, tax: 22.5, total: 175 },
      refusal: { reason: 'invalid', message: 'This discount code isn’t valid. Check it and try again.' },
    })
})

test.each([
  ['BIG', 'minimum', 'This discount code is for orders of Rs 500 or more.'],
  ['PEPPER', 'other-items', 'This discount code isn’t for the items in your cart.'],
  ['ONCE', 'log-in', 'Please log in to use this discount code.'],
])('%s is refused because of %s', async (code, reason, message) => {
  expect((await price(code)).json().refusal).toMatchObject({ reason, message })
})

test.each([
  ['10 kB', 'X'.repeat(10_240)],
  ['Hindi', 'दिवाली'],
  ['Kannada', 'ದೀಪಾವಳಿ'],
  ['emoji', '🎉🎉🎉'],
  ['control characters', 'DIWALI\u001b10\u0007'],
  ['nothing', '   '],
  ['too short', 'A1'],
  ['SQL', "x' or 1=1 --"],
])('a code of %s gets a clear sentence', async (_, code) => {
  const answer = await price(code)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().refusal).toEqual({
    reason: 'malformed',
    message: 'Discount codes have 3 to 30 letters, digits and hyphens.',
  })
})

test.each([
  ['no lines', []],
  ['too many packs', [{ ...turmeric, quantity: 1000 }]],
  ['half a pack', [{ ...turmeric, quantity: 0.5 }]],
  ['no product', [{ quantity: 1 }]],
])('a question with %s is invalid', async (_, lines) => {
  expect((await price('DIWALI10', lines)).statusCode).toBe(400)
})

test('a code of another type than text is invalid', async () => {
  expect((await price({ $ne: '' })).statusCode).toBe(400)
})

test('packs that are not sold are left out', async () => {
  const gone = { productId: 'saffron', variantId: 'saffron-1g', quantity: 5 }
  expect((await price('DIWALI10', [turmeric, gone])).json()).toMatchObject({ discount: { amount: 12.5 } })
  expect((await price('DIWALI10', [gone])).json().refusal).toMatchObject({ reason: 'other-items' })
})

test('a customer who guesses ten codes has to wait, on any network, and good codes are no guesses', async () => {
  for (let time = 0; time < 15; time += 1)
    expect((await price('DIWALI10', [turmeric], asha)).statusCode).toBe(200)
  for (let guess = 0; guess < 10; guess += 1)
    expect((await price(`GUESS${guess}`, [turmeric], asha)).statusCode).toBe(200)
  const refused = await price('GUESS11', [turmeric], asha)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await price(undefined, [turmeric], asha)).statusCode).toBe(200)
  shop.wait(15 * 60_000)
  expect((await price('DIWALI10', [turmeric], asha)).statusCode).toBe(200)
})

test('a network of visitors that guesses too many codes has to wait', async () => {
  for (let guess = 0; guess < 60; guess += 1) await price(`VISITOR${guess}`)
  expect((await price('VISITOR61')).statusCode).toBe(429)
  shop.wait(15 * 60_000)
})

test('the checkout learns of discounts with the prices of its products, which say nothing without any', async () => {
  const ids = '/api/products?ids=turmeric-powder'
  expect((await shop.visitor().get(ids)).json().discounts).toEqual({ hasCodes: true, hasOffers: false })
  await addDiscount(shop, { code: null, name: 'Diwali', value: 5 })
  expect((await shop.visitor().get(ids)).json().discounts).toEqual({ hasCodes: true, hasOffers: true })
  expect((await shop.visitor().get('/api/products')).json()).not.toHaveProperty('discounts')
})

test('the better of code and offer applies, and a code that saves the same is preferred', async () => {
  expect((await price()).json()).toMatchObject({ discount: { name: 'Diwali', amount: 6.25 } })
  expect((await price('DIWALI10')).json()).toEqual({
    discount: { code: 'DIWALI10', amount: 12.5 },
    totals: expect.anything(),
  })
  await addDiscount(shop, { code: null, name: 'Big sale', value: 20 })
  expect((await price('DIWALI10')).json()).toMatchObject({
    discount: { name: 'Big sale', amount: 25 },
    note: { message: 'You get a better discount than with this code: Big sale.' },
  })
  await addDiscount(shop, { code: 'SAME20', value: 20 })
  expect((await price('SAME20')).json()).toMatchObject({ discount: { code: 'SAME20', amount: 25 } })
  expect((await price('NOSUCH')).json()).toMatchObject({
    discount: { name: 'Big sale' },
    refusal: { reason: 'invalid' },
  })
})
