import { act, screen, waitFor } from '@testing-library/react'
import { leaveForGateway } from '../data/payment/leave-for-gateway'
import { deliveryFromSaved } from '../features/checkout/address/new-address'
import { home } from '../testing/example-address'
import { ananya, turmericLine } from '../testing/example-cart'
import { openPage } from '../testing/open-page'

jest.mock('../data/payment/leave-for-gateway')
const left = jest.mocked(leaveForGateway)

beforeEach(() => left.mockReset())
afterEach(() => jest.useRealTimers())

const saying = (status: string) => ({ status: 200, body: { orderId: 'ORD-7', status } })

function openThankYou(answer: unknown, visit: Partial<Parameters<typeof openPage>[0]> = {}) {
  const { api, ...rest } = visit
  return openPage({
    path: '/thank-you?order_id=ORD-7',
    lines: [turmericLine],
    orderId: 'ORD-7',
    user: ananya,
    api: { 'GET /api/payments/orders/ORD-7': answer as never, ...api },
    ...rest,
  })
}

const heading = () => screen.getByRole('heading', { level: 1, name: 'THANK YOU!' })

test('a paid order is confirmed with a gift, and its cart is empty [12.1, 12.2, 12.3]', async () => {
  const { store } = openThankYou(saying('Paid'))
  expect(await screen.findByText('Your order has been confirmed.')).toHaveAttribute('role', 'status')
  expect(heading()).toBeVisible()
  expect(screen.getByRole('img', { name: 'Gift' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'YOUR ORDERS' })).toHaveAttribute('href', '/account')
  expect(store.getState().cart.lines).toEqual([])
})

test('a customer with an unconfirmed address learns why no mail arrives [12.9]', async () => {
  openThankYou({ status: 200, body: { orderId: 'ORD-7', status: 'Paid', mailWaits: true } })
  expect(await screen.findByText(/^We’ll email you about your order once you confirm/)).toBeVisible()
  expect(screen.getByText('Your order has been confirmed.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'your account' })[0]).toHaveAttribute('href', '/account')
})

test('a business buyer learns where to add a GSTIN, until the order is shipped', async () => {
  openThankYou(saying('Paid'))
  expect(await screen.findByText(/^Buying for a business\? Add your GSTIN/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'your account' })).toHaveAttribute('href', '/account')
})

test('a later visit shows the order’s shipments', async () => {
  const shipment = { state: 'shipped', courier: 'DTDC', awb: 'D1000', link: 'https://dtdc.example/D1000' }
  openThankYou({ status: 200, body: { orderId: 'ORD-7', status: 'Paid', shipments: [shipment] } })
  expect(await screen.findByRole('list', { name: 'Packages' })).toHaveTextContent('Shipped: DTDC D1000')
  expect(screen.getByRole('link', { name: 'Track package' })).toHaveAttribute('href', shipment.link)
})

test('paying an order does not empty a cart that was filled afterwards [12.3]', async () => {
  const { store } = openThankYou(saying('Paid'), { orderId: 'ORD-8' })
  await screen.findByText('Your order has been confirmed.')
  expect(store.getState().cart.lines).toHaveLength(1)
})

test('a pending payment is polled until it is confirmed [12.2]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  let answer = saying('Pending')
  openThankYou(() => answer)
  expect(await screen.findByText(/We’re confirming your payment/)).toHaveTextContent(
    'you don’t need to pay again',
  )
  expect(screen.queryByText('Your order has been confirmed.')).not.toBeInTheDocument()
  expect(heading()).toBeVisible()
  answer = saying('Paid')
  await act(() => jest.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText('Your order has been confirmed.')).toBeVisible()
})

test('after two minutes polling stops, and the shopper can check by hand [12.5]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  let answer = saying('Pending')
  const { sentTo, user } = openThankYou(() => answer)
  await screen.findByText(/We’re confirming your payment/)
  await act(() => jest.advanceTimersByTimeAsync(121_000))
  expect(screen.getByText(/Your payment isn’t confirmed yet/)).toBeVisible()
  const asked = sentTo('GET /api/payments/orders/ORD-7').length
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(sentTo('GET /api/payments/orders/ORD-7')).toHaveLength(asked)
  answer = saying('Paid')
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Your order has been confirmed.')).toBeVisible()
})

const order = {
  orderId: 'ORD-7',
  total: 300,
  shippingAddress: deliveryFromSaved(home, ananya.email),
}

test('a failed payment can be repeated for the same order [12.4]', async () => {
  const { user, sentTo, store } = openThankYou(saying('Failed'), {
    api: {
      'GET /api/orders': { status: 200, body: [order] },
      'POST /api/payments/create': {
        status: 201,
        body: { payment: { payment_link: 'https://pay.example/2', payment_id: '78' } },
      },
    },
  })
  await user.dblClick(await screen.findByRole('button', { name: 'PAY AGAIN' }))
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  expect(left).toHaveBeenCalledWith('https://pay.example/2')
  expect(heading()).toBeVisible()
  expect(store.getState().cart.lines).toHaveLength(1)
  expect(sentTo('POST /api/orders')).toEqual([])
  expect(sentTo('POST /api/payments/create')).toMatchObject([
    { order_id: 'ORD-7', order_amount: 300, customer_details: { customer_name: 'Ananya Rao' } },
  ])
})

test('paying again for an order that is now paid shows it confirmed', async () => {
  let answer = saying('Failed')
  const { user } = openThankYou(() => answer, {
    api: {
      'GET /api/orders': { status: 200, body: [order] },
      'POST /api/payments/create': () => {
        answer = saying('Paid')
        return { status: 409, body: { code: 'ALREADY_PAID', message: 'This order is paid.' } }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'PAY AGAIN' }))
  expect(await screen.findByText('Your order has been confirmed.')).toBeVisible()
})

test.each([
  [
    'brings no link',
    {
      'GET /api/orders': { status: 200, body: [order] },
      'POST /api/payments/create': { status: 201, body: {} },
    },
    'Failed to redirect to payment page. Please try again.',
  ],
  [
    'does not find the order',
    { 'GET /api/orders': { status: 200, body: [] } },
    'Payment error: We couldn’t find this order.',
  ],
  [
    'cannot read the orders',
    { 'GET /api/orders': { status: 500, body: { message: 'The shop is busy.' } } },
    'Payment error: The shop is busy.',
  ],
])('PAY AGAIN that %s shows the reason and can be pressed again', async (_, api, message) => {
  const { user } = openThankYou(saying('Failed'), { api })
  await user.click(await screen.findByRole('button', { name: 'PAY AGAIN' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('button', { name: 'PAY AGAIN' })).toBeEnabled()
})

test('a refunded order says so [12.6]', async () => {
  openThankYou(saying('Refunded'))
  expect(await screen.findByText('The payment for this order has been refunded.')).toBeVisible()
})

test.each([403, 404])('an order that is not the customer’s (%i) is not found [12.7]', async (status) => {
  openThankYou({ status, body: {} })
  expect(await screen.findByText('We couldn’t find this order in your account.')).toBeVisible()
  expect(heading()).toBeVisible()
})

test('an unreachable api can be retried', async () => {
  let answer: { status: number; body: unknown } = { status: 503, body: {} }
  const { user } = openThankYou(() => answer)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  answer = saying('Paid')
  await user.click(retry)
  expect(await screen.findByText('Your order has been confirmed.')).toBeVisible()
})

test('a return without an order links to the account and the shop [12.1]', async () => {
  openThankYou(saying('Paid'), { path: '/thank-you' })
  expect(await screen.findByText(/This link doesn’t lead to an order/)).toBeVisible()
  expect(heading()).toBeVisible()
  expect(screen.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/all-products')
})

test.each([
  ['a visitor', saying('Paid'), { user: undefined }],
  [
    'a customer whose session has ended',
    { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Log in.' } },
    {},
  ],
])('%s is told to log in [12.1, 12.7]', async (_, answer, visit) => {
  openThankYou(answer, visit)
  expect(await screen.findByRole('link', { name: 'LOG IN' })).toHaveAttribute('href', '/login')
  expect(heading()).toBeVisible()
})

const paidHere = 'GET /api/payments/return'

test('a browser without a login shows the returned order confirmed', async () => {
  openThankYou(undefined, {
    path: '/thank-you?order_id=ORD-7&token=abc',
    user: undefined,
    api: { [paidHere]: saying('Paid') },
  })
  expect(await screen.findByText('Your order has been confirmed.')).toBeVisible()
  expect(heading()).toBeVisible()
})

test('a failed payment can be repeated in a browser without a login', async () => {
  const { user, sentTo } = openThankYou(undefined, {
    path: '/thank-you?order_id=ORD-7&token=abc',
    user: undefined,
    api: {
      [paidHere]: saying('Failed'),
      'POST /api/payments/return/again': {
        status: 201,
        body: { payment: { payment_link: 'https://pay.example/3', payment_id: '79' } },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'PAY AGAIN' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/3'))
  expect(sentTo('POST /api/payments/return/again')).toEqual([{ token: 'abc' }])
})

test.each([
  ['sees the order by their login', {}, 'Your order has been confirmed.'],
  ['is asked to log in when there is none', { user: undefined }, 'Please log in to see your order.'],
])('a shopper with an expired return address %s', async (_, visit, words) => {
  openThankYou(saying('Paid'), {
    path: '/thank-you?order_id=ORD-7&token=old',
    api: { [paidHere]: { status: 404, body: { code: 'NOT_FOUND', message: 'Expired.' } } },
    ...visit,
  })
  expect(await screen.findByText(words)).toBeVisible()
})

test('a payment with a wrong amount is shown as under review and not requested again', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const answer = { status: 200, body: { orderId: 'ORD-7', status: 'Pending', held: 'arrived' } }
  const { sentTo } = openThankYou(answer)
  const sentence = await screen.findByText(
    'We’ve received your payment and are checking it. You don’t need to pay again.',
  )
  expect(screen.getByRole('status')).toContainElement(sentence)
  expect(heading()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'PAY AGAIN' })).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(sentTo('GET /api/payments/orders/ORD-7')).toHaveLength(1)
})

test('a second payment for a cart that was paid in another tab is confirmed as received, and names the paid order', async () => {
  openThankYou({
    status: 200,
    body: { orderId: 'ORD-7', status: 'Pending', paidAs: 'ORD-6', held: 'arrived' },
  })
  expect(await screen.findByText('ORD-6')).toHaveAttribute('translate', 'no')
  expect(screen.getByRole('status')).toHaveTextContent(/Your order is ORD-6. We’ve received your payment/)
})

test('a held payment that was refunded is shown as refunded', async () => {
  openThankYou({ status: 200, body: { orderId: 'ORD-7', status: 'Pending', held: 'refunded' } })
  expect(await screen.findByText('The payment for this order has been refunded.')).toBeVisible()
})

test('a cart paid in another tab is emptied, and the page says so and requests no payment', async () => {
  const answer = { status: 200, body: { orderId: 'ORD-7', status: 'Pending', paidAs: 'ORD-6' } }
  const { store } = openThankYou(answer)
  expect(await screen.findByText('ORD-6')).toHaveAttribute('translate', 'no')
  expect(screen.getByRole('status')).toHaveTextContent(
    /already paid for this cart\. Your order is ORD-6\. You don’t need to pay/,
  )
  expect(screen.queryByRole('button', { name: 'PAY AGAIN' })).not.toBeInTheDocument()
  await waitFor(() => expect(store.getState().cart.lines).toEqual([]))
})
