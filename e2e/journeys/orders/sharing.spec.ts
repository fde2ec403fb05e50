import { expect, test } from '../../harness/fixtures'
import type { Shopper } from '../../harness/shopper/shopper'

const TURMERIC = /Turmeric Powder.*250 g/
const CUMIN = /Cumin Seeds.*100 g/
const LINK = '/cart/turmeric-powder.250g:1'

/** Returns the link that the cart's owner sends. */
async function sharesTheCart(owner: Shopper): Promise<string> {
  await owner.addsToCart('Turmeric Powder', '250 g')
  await owner.presses('Share this cart')
  await expect(owner.page.getByRole('textbox', { name: 'Link' })).toHaveValue(new RegExp(`${LINK}$`))
  return LINK
}

const row = ({ page }: Shopper, line: RegExp) => page.getByRole('row', { name: line })

test('a cart shared by its link is added once to the cart of the person who opens it', {
  tag: '@phone',
}, async ({ shopper, stranger }) => {
  const link = await sharesTheCart(shopper)
  await stranger.addsToCart('Cumin Seeds', '100 g')
  await stranger.opens(link)
  await stranger.sees('ADD THESE TO YOUR CART?')
  await expect(row(stranger, TURMERIC)).toContainText(/Rs \d+\.00/)
  await expect(stranger.cartLink).toHaveAccessibleName('CART 1 item')

  await stranger.presses('ADD TO MY CART')
  await stranger.sees('YOUR CART')
  for (const line of [TURMERIC, CUMIN]) await expect(row(stranger, line)).toBeVisible()
  await stranger.page.reload()
  await stranger.sees('YOUR CART')
  await expect(stranger.cartLink).toHaveAccessibleName('CART 2 items')
  await expect(shopper.cartLink).toHaveAccessibleName('CART 1 item')
})

test('a shared cart replaces the receiver’s own if they choose to', { tag: ['@phone', '@once'] }, async ({
  shopper,
  stranger,
}) => {
  const link = await sharesTheCart(shopper)
  await stranger.addsToCart('Cumin Seeds', '100 g')
  await stranger.opens(link)
  await stranger.presses('REPLACE MY CART')
  await stranger.sees('YOUR CART')
  await expect(row(stranger, TURMERIC)).toBeVisible()
  await expect(row(stranger, CUMIN)).toHaveCount(0)
})

test('an order is bought again in two presses', { tag: ['@desktop', '@once'] }, async ({ shopper }) => {
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await shopper.goesToCheckout()
  await shopper.savesAnAddress()
  await shopper.confirmsTheOrder()
  await shopper.pays({ upi: 'testsuccess@gocash' })
  await shopper.reads('Your order has been confirmed.')

  const orders = await shopper.looksUpOrders()
  await orders.first().click()
  await shopper.follows(/^BUY AGAIN/)
  await shopper.sees('ADD THESE TO YOUR CART?')
  await shopper.presses('ADD TO MY CART')
  await shopper.sees('YOUR CART')
  await expect(row(shopper, TURMERIC)).toBeVisible()
})

test('a product is shared by WhatsApp or by its link', { tag: ['@desktop', '@once'] }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/ground-spices/turmeric-powder?utm_source=mail')
  await shopper.presses('Share')
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/ground-spices\/turmeric-powder$/)
  const text = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(text ?? '')).toMatch(
    /^https:\/\/wa\.me\/\?text=Turmeric Powder http.*\/ground-spices\/turmeric-powder$/,
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
})

const passed = { maxRedirects: 0 }

test('a link to a cart redirects to its page, which is never cached, whatever its query', {
  tag: ['@desktop', '@once'],
}, async ({ request }) => {
  const link = '/cart/turmeric-powder.250g:2'
  for (const method of ['get', 'head'] as const) {
    const answer = await request[method](`${link}?price=1&total=1&token=t&utm_source=chat`, passed)
    expect(answer.status()).toBe(303)
    expect(answer.headers()).toMatchObject({
      location: '/shared-cart/turmeric-powder.250g%3A2?utm_source=chat',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
  }
  const page = await request.get(link)
  expect(page.headers()['cache-control']).toBe('no-store')
  expect(await page.text()).toContain('noindex')
})

test('a preview of a link to a cart has a title and a picture', { tag: ['@desktop', '@once'] }, async ({
  request,
}) => {
  const html = await (await request.get('/cart/turmeric-powder.250g:2')).text()
  expect(html).toContain('<meta property="og:title" content="A cart for you">')
  expect(html).toContain('<meta property="og:image" ')
})

for (const hostile of [
  'cloves.50g:0',
  'cloves.50g:01',
  'cloves.50g:1e3',
  'cloves.50g:-1',
  'cloves.50g:1,cloves.50g:2',
  '~!!!:1',
  '//evil.example:1',
  '%2F%2Fevil.example:1',
  '%252F%252Fevil.example:1',
  '%5Cevil.example:1',
  '..%2F..%2Fetc:1',
  'https:%2F%2Fevil.example%2F:1',
  '%00:1',
  `${'x'.repeat(5000)}:1`,
])
  test(`a link with ${hostile.slice(0, 40)} leads to no other site and causes no error in the shop`, {
    tag: ['@desktop', '@once'],
  }, async ({ request }) => {
    const answer = await request.get(`/cart/${hostile}`, passed)
    expect([301, 303, 400, 404]).toContain(answer.status())
    expect(answer.headers().location ?? '/').toMatch(/^\/(?![/\\])/)
  })

test('a link of 500 lines says how many an order can have, and where the others are', {
  tag: ['@desktop', '@once'],
}, async ({ shopper }) => {
  const others = Array.from({ length: 499 }, (_, at) => `no-such-spice.${at}g:1`)
  await shopper.opens(`/cart/${['turmeric-powder.250g:1', ...others].join(',')}`)
  await shopper.reads(/This cart has 500 items, and one order can have up to 100\./)
  await shopper.reads('99 products in this link are no longer sold.')
  await expect(row(shopper, TURMERIC)).toBeVisible()
  await shopper.follows('Items 401 to 500')
  await shopper.sees('ADD THESE TO YOUR CART?')
  await shopper.reads('None of these are available right now')
})
