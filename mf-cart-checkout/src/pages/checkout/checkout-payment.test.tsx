import 'design-system/testing/dialog-in-jsdom'
import { act, screen, waitFor, within } from '@testing-library/react'
import { leaveForGateway } from '../../data/payment/leave-for-gateway'
import { home } from '../../testing/example-address'
import { ananya, pepperLine, turmeric, turmericLine } from '../../testing/example-cart'
import { fillAddress } from '../../testing/fill-address'
import { openPage } from '../../testing/open-page'
import { sells } from '../../testing/sells'

jest.mock('../../data/payment/leave-for-gateway')
const left = jest.mocked(leaveForGateway)

beforeEach(() => left.mockReset())
afterEach(() => jest.useRealTimers())

const link = 'https://pay.example/1'
const started = { status: 201, body: { payment: { payment_link: link, payment_id: '77' } } }
const acknowledged = { status: 201, body: {} }

function openCheckout(visit: Partial<Parameters<typeof openPage>[0]> = {}) {
  const { api, ...rest } = visit
  return openPage({
    path: '/checkout',
    lines: [turmericLine, pepperLine],
    user: ananya,
    api: {
      'GET /api/shipping-address/user/customer-1': { status: 200, body: [home] },
      'POST /api/orders': acknowledged,
      'POST /api/payments/create': started,
      ...api,
    },
    ...rest,
  })
}

async function payNow({ user }: Pick<ReturnType<typeof openPage>, 'user'>) {
  await screen.findByRole('button', { name: /Ananya Rao/ })
  await user.click(screen.getByRole('button', { name: 'PAY NOW' }))
  return screen.findByRole('dialog', { name: 'Confirm Your Order' })
}

async function confirm(page: Pick<ReturnType<typeof openPage>, 'user'>) {
  const dialog = await payNow(page)
  await page.user.click(within(dialog).getByRole('button', { name: 'Confirm and Pay' }))
}

test('the dialog shows every item and all four totals, and Cancel sends nothing [11.9]', async () => {
  const page = openCheckout()
  const dialog = await payNow(page)
  expect(within(dialog).getByText('Turmeric Powder')).toBeVisible()
  expect(within(dialog).getByText('100 g · Quantity 2')).toBeVisible()
  expect(within(dialog).getByText('Black Pepper')).toBeVisible()
  expect(within(dialog).getByText('50 g · Quantity 1')).toBeVisible()
  const sums = within(dialog).getAllByRole('term')
  expect(sums.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Sub total', 'Rs 349.50'],
    ['Shipping', 'Rs 50.00'],
    ['Tax (18%)', 'included in the prices Rs 62.91'],
    ['Total', 'Rs 399.50'],
  ])
  await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(page.sentTo('POST /api/orders')).toEqual([])
})

test('the dialog can be opened, confirmed and closed by keyboard [11.9]', async () => {
  const page = openCheckout()
  await screen.findByRole('button', { name: /Ananya Rao/ })
  const payButton = screen.getByRole('button', { name: 'PAY NOW' })
  payButton.focus()
  await page.user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Your Order' })
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(payButton).toHaveFocus()

  await page.user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  screen.getByRole('button', { name: 'Confirm and Pay' }).focus()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(left).toHaveBeenCalledWith(link))
})

test('a confirmed order is saved, recorded as awaiting payment, and opens the gateway [11.22, 11.24, 11.25, 11.26, 11.27]', async () => {
  const page = openCheckout()
  await confirm(page)
  await waitFor(() => expect(left).toHaveBeenCalledWith(link))

  const [order] = page.sentTo('POST /api/orders') as [{ orderId: string }]
  expect(order).toMatchObject({
    orderId: expect.stringMatching(/^ORD-\d+$/),
    products: [{ productId: 'turmeric-powder' }, { productId: 'black-pepper' }],
    shippingAddress: { addressLine1: '24, 4th Cross, Jayanagar', phone: '9845012345' },
    total: 399.5,
  })
  expect(page.sentTo('POST /api/payments/create')).toEqual([
    {
      order_id: order.orderId,
      order_amount: 399.5,
      order_currency: 'INR',
      customer_details: {
        customer_id: 'customer-1',
        customer_name: 'Ananya Rao',
        customer_email: 'ananya@example.com',
        customer_phone: '9845012345',
      },
      order_meta: {
        return_url: `http://localhost/thank-you?order_id=${order.orderId}`,
        notify_url: 'http://localhost/api/payments/webhook',
      },
      order_payload: order,
    },
  ])
  expect(page.store.getState().orderRecords).toMatchObject([
    { orderId: order.orderId, payment_id: '77', status: 'Awaiting Payment', total: 399.5 },
  ])
  expect(page.store.getState().cart).toMatchObject({ orderId: order.orderId, lines: [{}, {}] })
})

test('an unsaved address in the open form is used for delivery [11.28]', async () => {
  const page = openCheckout({
    api: { 'GET /api/shipping-address/user/customer-1': { status: 200, body: [] } },
  })
  await screen.findByLabelText('First name')
  await page.user.click(screen.getByRole('button', { name: 'PAY NOW' }))
  expect(
    await screen.findByText('Missing customer details. Please ensure all address fields are filled.'),
  ).toBeVisible()
  await fillAddress(page.user)
  await page.user.click(screen.getByRole('button', { name: 'PAY NOW' }))
  await page.user.click(await screen.findByRole('button', { name: 'Confirm and Pay' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith(link))
  expect(page.sentTo('POST /api/orders')).toMatchObject([
    { shippingAddress: { firstName: 'Vikram', addressLine1: 'Flat 7B', email: 'ananya@example.com' } },
  ])
})

test('two clicks send one order, and the button shows the progress [11.10]', async () => {
  let answer: (value: typeof acknowledged) => void = () => {}
  const page = openCheckout({
    api: {
      'POST /api/orders': () =>
        new Promise<typeof acknowledged>((resolve) => {
          answer = resolve
        }),
    },
  })
  const dialog = await payNow(page)
  await page.user.dblClick(within(dialog).getByRole('button', { name: 'Confirm and Pay' }))
  expect(await within(dialog).findByRole('button', { name: 'PROCESSING...' })).toBeDisabled()
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled()
  answer(acknowledged)
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  expect(page.sentTo('POST /api/orders')).toHaveLength(1)
})

test('a second attempt with an unchanged cart sends the same order [11.35]', async () => {
  let answer: { status: number; body: unknown } = { status: 500, body: {} }
  const page = openCheckout({ api: { 'POST /api/orders': () => answer } })
  await confirm(page)
  expect(await screen.findByText('Failed to save order to backend.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  answer = acknowledged
  await confirm(page)
  await waitFor(() => expect(left).toHaveBeenCalled())
  const [first, second] = page.sentTo('POST /api/orders')
  expect(second).toEqual(first)
})

test('the id of an order that was already sent is reused until the api asks for a new one [11.36]', async () => {
  const answers = [
    { status: 409, body: { code: 'ORDER_ID_REUSED', message: 'This id has another order.' } },
    acknowledged,
  ]
  const page = openCheckout({
    orderId: 'ORD-7',
    api: { 'POST /api/orders': () => answers.shift() ?? { status: 500, body: {} } },
  })
  await confirm(page)
  await waitFor(() => expect(left).toHaveBeenCalled())
  expect(page.sentTo('POST /api/orders')).toMatchObject([
    { orderId: 'ORD-7' },
    { orderId: expect.stringMatching(/^ORD-\d{13}$/) },
  ])
})

test("a refused order stops the payment with the api's message [11.29]", async () => {
  const refusal = { status: 400, body: { message: 'That pincode is not served.' } }
  const page = openCheckout({ api: { 'POST /api/orders': refusal } })
  await confirm(page)
  expect(await screen.findByText('Error saving order: That pincode is not served.')).toBeVisible()
  expect(page.sentTo('POST /api/payments/create')).toEqual([])
})

test('an order at an old price is not paid, and the cart takes the new price [11.37]', async () => {
  const dearer = { ...turmeric, variants: [{ _id: 'turmeric-powder-100', quantity: '100 g', price: 130 }] }
  let catalogue = sells(turmeric)
  const page = openCheckout({
    lines: [turmericLine],
    catalogue: (ids) => catalogue(ids),
    api: {
      'POST /api/orders': () => {
        catalogue = sells(dearer)
        return { status: 409, body: { code: 'PRICE_CHANGED', message: 'A price has changed.' } }
      },
    },
  })
  await confirm(page)
  expect(await screen.findByText('Error saving order: A price has changed.')).toBeVisible()
  expect(await screen.findByText(/changed from Rs 125\.00 to Rs 130\.00/)).toBeVisible()
  await waitFor(() => expect(screen.getByText('Total').nextSibling).toHaveTextContent('Rs 310.00'))
})

test('an order with a sold-out product is not paid, and its line says so', async () => {
  const [variant] = turmeric.variants
  let catalogue = sells(turmeric)
  const message = '"Turmeric Powder" (100 g) is sold out. Please remove it from your cart.'
  const page = openCheckout({
    lines: [turmericLine],
    catalogue: (ids) => catalogue(ids),
    api: {
      'POST /api/orders': () => {
        catalogue = sells({ ...turmeric, variants: variant ? [{ ...variant, isSoldOut: true }] : [] })
        return { status: 409, body: { code: 'SOLD_OUT', message } }
      },
    },
  })
  await confirm(page)
  expect(await screen.findByText(`Error saving order: ${message}`)).toBeVisible()
  expect(await screen.findByText('Sold out')).toBeVisible()
  expect(page.sentTo('POST /api/payments/create')).toEqual([])
})

test('a payment that begins too late for the last packs stops before the gateway, and the cart is kept', async () => {
  const message = 'Only 1 of "Turmeric Powder" (100 g) is left. Please reduce the quantity.'
  const variants = turmeric.variants.map((variant) => ({ ...variant, left: 1 }))
  const page = openCheckout({
    lines: [turmericLine],
    orderId: 'ORD-1',
    catalogue: sells({ ...turmeric, variants }),
    api: { 'POST /api/payments/create': { status: 409, body: { code: 'SOLD_OUT', message } } },
  })
  await confirm(page)
  expect(await screen.findByText(`Payment error: ${message}`)).toBeVisible()
  expect(await screen.findByText('Only 1 left')).toBeVisible()
  expect(screen.getByRole('button', { name: 'PAY NOW' })).toBeDisabled()
  expect(page.sentTo('POST /api/payments/create')).toHaveLength(1)
  expect(left).not.toHaveBeenCalled()
  expect(page.store.getState().cart.lines).toEqual([turmericLine])
})

test('a payment is attempted three times, with a message for each failure [11.30, 11.31]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const page = openCheckout({
    api: { 'POST /api/payments/create': { status: 502, body: { message: 'The gateway is down.' } } },
  })
  await confirm(page)
  await waitFor(() => expect(page.sentTo('POST /api/payments/create')).toHaveLength(1))
  expect(await screen.findByText('Payment error: The gateway is down.')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(page.sentTo('POST /api/payments/create')).toHaveLength(2)
  await act(() => jest.advanceTimersByTimeAsync(4000))
  expect(page.sentTo('POST /api/payments/create')).toHaveLength(3)
  expect(
    await screen.findByText('Maximum retry attempts reached. Please check your details and try again.'),
  ).toBeVisible()
  expect(page.sentTo('POST /api/orders')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'PAY NOW' })).toBeEnabled()
  expect(left).not.toHaveBeenCalled()
})

test('after the first failed attempt the dialog closes for the toast, and the focus is on PAY NOW [11.32]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const page = openCheckout({
    api: { 'POST /api/payments/create': { status: 502, body: { message: 'The gateway is down.' } } },
  })
  const payButton = await screen.findByRole('button', { name: 'PAY NOW' })
  await confirm(page)
  const toast = await screen.findByRole('alert')
  expect(toast).toHaveTextContent('Payment error: The gateway is down.')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(payButton).toHaveFocus()
  expect(payButton).toHaveTextContent('PROCESSING...')
  await page.user.click(within(toast).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await page.user.click(payButton)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(screen.getByRole('alert')).toHaveTextContent('Payment error: The gateway is down.')
  await act(() => jest.advanceTimersByTimeAsync(4000))
  expect(payButton).toHaveTextContent('PAY NOW')
  expect(payButton).toHaveFocus()
})

test.each(['Cancel', 'Close'])('%s returns the focus to PAY NOW [11.12]', async (button) => {
  const page = openCheckout()
  const dialog = await payNow(page)
  await page.user.click(within(dialog).getByRole('button', { name: button }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'PAY NOW' })).toHaveFocus()
})

test('a message of the checkout closes after 3 seconds [11.21]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const page = openPage({ path: '/checkout', lines: [turmericLine] })
  await page.user.click(await screen.findByRole('button', { name: 'PAY NOW' }))
  expect(screen.getByRole('alert')).toBeVisible()
  act(() => jest.advanceTimersByTime(2900))
  expect(screen.getByRole('alert')).toBeVisible()
  act(() => jest.advanceTimersByTime(100))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a shopper who leaves during the attempts is not taken to the gateway [11.40]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const answers = [{ status: 502, body: {} }, started]
  const page = openCheckout({
    api: { 'POST /api/payments/create': () => answers.shift() ?? started },
  })
  await confirm(page)
  await waitFor(() => expect(page.sentTo('POST /api/payments/create')).toHaveLength(1))
  await act(() => page.router.navigate('/about'))
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(page.sentTo('POST /api/payments/create')).toHaveLength(2)
  expect(left).not.toHaveBeenCalled()
})

test('a refused payment shows the field error [11.30]', async () => {
  const page = openCheckout({
    api: { 'POST /api/payments/create': { status: 502, body: { error: 'The bank is closed.' } } },
  })
  await confirm(page)
  expect(await screen.findByText('Payment error: The bank is closed.')).toBeVisible()
})

test('a refused payment shows the field error rather than the field message [11.30]', async () => {
  const body = { message: 'Bad Gateway', error: 'The card has expired.' }
  const page = openCheckout({ api: { 'POST /api/payments/create': { status: 502, body } } })
  await confirm(page)
  expect(await screen.findByText('Payment error: The card has expired.')).toBeVisible()
})

test.each([200, 202])(
  'an order answered with %i is not saved and stops the payment [11.29]',
  async (status) => {
    const body = { message: 'It is on its way.' }
    const page = openCheckout({ api: { 'POST /api/orders': { status, body } } })
    await confirm(page)
    expect(await screen.findByText('Failed to save order to backend.')).toBeVisible()
    expect(page.sentTo('POST /api/payments/create')).toEqual([])
    expect(page.store.getState().orderRecords).toEqual([])
  },
)

test.each([200, 202])('a payment with the status %i is a failed attempt [11.30]', async (status) => {
  const page = openCheckout({ api: { 'POST /api/payments/create': { ...started, status } } })
  await confirm(page)
  expect(await screen.findByText('Payment error: The shop isn’t responding.')).toBeVisible()
  expect(left).not.toHaveBeenCalled()
})

test('a refused order without a message stops the payment [11.29]', async () => {
  const page = openCheckout({ api: { 'POST /api/orders': { status: 500, body: {} } } })
  await confirm(page)
  expect(await screen.findByText('Failed to save order to backend.')).toBeVisible()
  expect(page.sentTo('POST /api/payments/create')).toEqual([])
})

test('a payment without a link says so [11.33]', async () => {
  const page = openCheckout({ api: { 'POST /api/payments/create': { status: 201, body: {} } } })
  await confirm(page)
  expect(await screen.findByText('Failed to redirect to payment page. Please try again.')).toBeVisible()
})

test('a redirect that fails shows the unexpected error [11.34]', async () => {
  left.mockImplementation(() => {
    throw new Error('The payment page has no web address.')
  })
  const page = openCheckout()
  await confirm(page)
  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'PAY NOW' })).toBeEnabled()
})

test('a paid order is not paid twice [11.38]', async () => {
  const paid = { status: 409, body: { code: 'ALREADY_PAID', message: 'This order is paid.' } }
  const page = openCheckout({ orderId: 'ORD-7', api: { 'POST /api/payments/create': paid } })
  await confirm(page)
  await waitFor(() =>
    expect(page.here()).toMatchObject({ pathname: '/thank-you', search: '?order_id=ORD-7' }),
  )
})

test('an expired session asks to log in [11.39]', async () => {
  const ended = { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Please log in.' } }
  const page = openCheckout({ api: { 'POST /api/orders': ended } })
  await confirm(page)
  expect(await screen.findByText('Please log in to proceed to checkout.')).toBeVisible()
  expect(page.here().pathname).toBe('/login')
})

test('a discontinued product cannot be paid for [11.8]', async () => {
  openCheckout({ catalogue: sells(turmeric) })
  expect(await screen.findByText('No longer available')).toBeVisible()
  const payButton = screen.getByRole('button', { name: 'PAY NOW' })
  expect(payButton).toBeDisabled()
  expect(payButton).toHaveAccessibleDescription(/Black Pepper \(50 g\)/)
})

test('a page restored by the browser works again after Back [11.40]', async () => {
  const page = openCheckout()
  await confirm(page)
  await waitFor(() => expect(left).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'PROCESSING...' })).toBeDisabled()
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(screen.getByRole('button', { name: 'PAY NOW' })).toBeEnabled()
})
