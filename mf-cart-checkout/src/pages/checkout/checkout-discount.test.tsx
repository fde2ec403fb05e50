import 'design-system/testing/dialog-in-jsdom'
import { screen, waitFor, within } from '@testing-library/react'
import { say } from 'shared-contracts/i18n/translatable-message'
import { leaveForGateway } from '../../data/payment/leave-for-gateway'
import { words as hi } from '../../i18n/hi/index'
import { home } from '../../testing/example-address'
import { ananya, turmeric, turmericLine } from '../../testing/example-cart'
import { openPage } from '../../testing/open-page'

jest.mock('../../data/payment/leave-for-gateway')

const PRICE = 'POST /api/discounts/price'
const codes = { hasCodes: true, hasOffers: false }
const offers = { hasCodes: false, hasOffers: true }
const undiscounted = { totals: { subtotal: 250, shipping: 50, tax: 45, total: 300 } }
const tenPercent = {
  discount: { code: 'DIWALI10', amount: 25 },
  totals: { subtotal: 250, shipping: 50, tax: 40.5, total: 275 },
}
const festival = {
  discount: { name: 'Festival offer', amount: 30 },
  totals: { subtotal: 250, shipping: 50, tax: 39.6, total: 270 },
}
const question = { lines: [{ productId: 'turmeric-powder', variantId: 'turmeric-powder-100', quantity: 2 }] }

interface Visit {
  path?: string
  running?: { hasCodes: boolean; hasOffers: boolean }
  prices?: object
  api?: Parameters<typeof openPage>[0]['api']
  reads?: Parameters<typeof openPage>[0]['reads']
}

function openCheckout({ path = '/checkout', running, prices = tenPercent, api, reads }: Visit = {}) {
  return openPage({
    path,
    lines: [turmericLine],
    user: ananya,
    catalogue: () => ({
      status: 200,
      body: { data: [turmeric], total: 1, ...(running && { discounts: running }) },
    }),
    api: {
      'GET /api/shipping-address/user/customer-1': { status: 200, body: [home] },
      'POST /api/orders': { status: 201, body: {} },
      'POST /api/payments/create': {
        status: 201,
        body: { payment: { payment_link: 'https://pay.example/1', payment_id: '77' } },
      },
      [PRICE]: { status: 200, body: prices },
      ...api,
    },
    ...(reads && { reads }),
  })
}

async function enter(page: ReturnType<typeof openPage>, code: string) {
  await page.user.click(await screen.findByRole('button', { name: 'Have a discount code?' }))
  await page.user.type(screen.getByLabelText('Discount code'), code)
  await page.user.keyboard('{Enter}')
}

const sums = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])

test('without codes and offers the checkout is as before and asks for no discount', async () => {
  const page = openCheckout()
  await screen.findByRole('button', { name: /Ananya Rao/ })
  expect(screen.queryByRole('button', { name: 'Have a discount code?' })).not.toBeInTheDocument()
  expect(sums()).toHaveLength(4)
  expect(page.sentTo(PRICE)).toEqual([])
})

test('a code is entered by keyboard, shown in the totals, and sent with the order', async () => {
  const page = openCheckout({ running: codes })
  await enter(page, ' diwali10 ')
  expect(await screen.findByText('DIWALI10 applied.')).toBeVisible()
  expect(page.sentTo(PRICE)).toEqual([{ code: 'diwali10', ...question }])
  expect(sums()).toEqual([
    ['Sub total', 'Rs 250.00'],
    ['Discount (DIWALI10)', '−Rs 25.00'],
    ['Shipping', 'Rs 50.00'],
    ['Tax (18%)', 'included in the prices Rs 40.50'],
    ['Total', 'Rs 275.00'],
  ])
  await page.user.click(screen.getByRole('button', { name: 'PAY NOW' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Total').nextSibling).toHaveTextContent('Rs 275.00')
  await page.user.click(within(dialog).getByRole('button', { name: 'Confirm and Pay' }))
  expect(leaveForGateway).toHaveBeenCalledWith('https://pay.example/1')
  expect(page.sentTo('POST /api/orders')).toMatchObject([
    { code: 'DIWALI10', discount: 25, ...tenPercent.totals },
  ])
  expect(page.sentTo('POST /api/payments/create')).toMatchObject([{ order_amount: 275 }])
  expect(JSON.parse(localStorage.getItem('orders_customer-1') ?? '')).toMatchObject([
    { discount: { code: 'DIWALI10', amount: 25 }, total: 275 },
  ])
})

test('the focus stays in the form’s place when a code is applied and removed', async () => {
  const page = openCheckout({ running: codes })
  await enter(page, 'DIWALI10')
  const remove = await screen.findByRole('button', { name: 'Remove code' })
  await waitFor(() => expect(remove).toHaveFocus())
  await page.user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Have a discount code?' })).toHaveFocus()
  expect(sums()).toHaveLength(4)
  expect(localStorage.getItem('discount-code')).toBeNull()
})

test('a code that does not apply is explained at its field, and the order has none', async () => {
  const refusal = {
    ...say('This discount code is for orders of Rs {minimum} or more.', { minimum: '500' }),
    reason: 'minimum',
  }
  const page = openCheckout({ running: codes, prices: { ...undiscounted, refusal } })
  await enter(page, 'BIG')
  const field = screen.getByLabelText('Discount code')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('This discount code is for orders of Rs 500 or more.'),
  )
  await page.user.type(field, 'X')
  expect(field).not.toHaveAccessibleDescription()
  await page.user.click(screen.getByRole('button', { name: 'PAY NOW' }))
  await page.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm and Pay' }),
  )
  const [order] = page.sentTo('POST /api/orders')
  expect(order).toMatchObject({ total: 300 })
  expect(order).not.toHaveProperty('code')
  expect(order).not.toHaveProperty('discount')
})

test('an empty code is not sent', async () => {
  const page = openCheckout({ running: codes })
  await enter(page, ' ')
  expect(screen.getByLabelText('Discount code')).toHaveAccessibleDescription('Enter a code.')
  expect(page.sentTo(PRICE)).toEqual([])
})

test('an automatic offer is shown without a code, and the order has it', async () => {
  const page = openCheckout({ running: offers, prices: festival })
  expect(await screen.findByText('Discount (Festival offer)')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Have a discount code?' })).not.toBeInTheDocument()
  expect(page.sentTo(PRICE)).toEqual([question])
  await page.user.click(screen.getByRole('button', { name: 'PAY NOW' }))
  await page.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm and Pay' }),
  )
  const [order] = page.sentTo('POST /api/orders')
  expect(order).toMatchObject({ discount: 30, total: 270 })
  expect(order).not.toHaveProperty('code')
})

test('a better offer is explained to a shopper with a code', async () => {
  const note = say('You get a better discount than with this code: {offer}.', { offer: 'Festival offer' })
  const page = openCheckout({ running: { hasCodes: true, hasOffers: true }, prices: { ...festival, note } })
  await enter(page, 'DIWALI10')
  expect(
    await screen.findByText(/You get a better discount than with this code: Festival offer\./),
  ).toBeVisible()
})

test('a link’s code is tried at checkout, and refused there if it is not valid', async () => {
  const refusal = { message: 'This discount code isn’t valid. Check it and try again.', reason: 'invalid' }
  const page = openCheckout({ path: '/discount/diwali10', prices: { ...undiscounted, refusal } })
  expect(await screen.findByText('We’ll try the code DIWALI10 when you check out.')).toBeVisible()
  await page.user.click(screen.getByRole('link', { name: 'CHECK OUT' }))
  const field = await screen.findByLabelText('Discount code')
  expect(field).toHaveValue('DIWALI10')
  await waitFor(() => expect(field).toHaveAccessibleDescription(refusal.message))
  expect(page.sentTo(PRICE)).toEqual([{ code: 'DIWALI10', ...question }])
})

test('a discount that changed before payment is explained before the gateway, with the new figures', async () => {
  const page = openCheckout({
    running: codes,
    api: {
      'POST /api/orders': {
        status: 409,
        body: { message: 'This discount code has been used up.', code: 'DISCOUNT_CHANGED' },
      },
    },
  })
  await enter(page, 'DIWALI10')
  await screen.findByText('DIWALI10 applied.')
  await page.user.click(screen.getByRole('button', { name: 'PAY NOW' }))
  await page.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm and Pay' }),
  )
  expect(await screen.findByText(/This discount code has been used up\./)).toBeVisible()
  expect(leaveForGateway).not.toHaveBeenCalledWith('https://pay.example/2')
  await waitFor(() => expect(page.sentTo(PRICE)).toHaveLength(2))
})

test('if the discount cannot be checked, the checkout shows an error and can try again', async () => {
  let isDown = true
  const page = openCheckout({
    running: codes,
    api: { [PRICE]: () => (isDown ? { status: 503, body: {} } : { status: 200, body: tenPercent }) },
  })
  await enter(page, 'DIWALI10')
  expect(await screen.findByRole('alert')).toHaveTextContent(/We couldn’t check the discount\./)
  isDown = false
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('DIWALI10 applied.')).toBeVisible()
})

test('the discount is read in Hindi', async () => {
  const page = openCheckout({ running: codes, reads: { language: 'hi', words: hi } })
  await page.user.click(await screen.findByRole('button', { name: 'डिस्काउंट कोड है?' }))
  await page.user.type(screen.getByLabelText('डिस्काउंट कोड'), 'DIWALI10{Enter}')
  expect(await screen.findByText('DIWALI10 लागू हो गया।')).toBeVisible()
  expect(page.missing).toEqual([])
})
