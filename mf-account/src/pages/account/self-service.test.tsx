import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Order } from 'shared-contracts/orders/order'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { order, rememberAsha } from '../../testing/example-customer'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const fresh: Order = { ...order, createdAt: hoursAgo(1) }
const delivered: Order = {
  ...order,
  shipments: [
    {
      state: 'delivered',
      courier: 'DTDC',
      awb: 'D1',
      shippedAt: hoursAgo(100),
      deliveredAt: hoursAgo(2),
      lines: [{ line: 0, quantity: 2 }],
    },
  ],
}
const CASES = `/api/orders/${order.orderId}/cases`
const problem = {
  id: 'C-7',
  kind: 'problem',
  state: 'open',
  openedAt: hoursAgo(0),
  reason: 'damaged',
  items: [{ line: 0, quantity: 1 }],
  text: 'The pouch was torn.',
  photos: [],
  messages: [],
}
const withCase: Order = { ...delivered, cases: [{ id: 'C-7', kind: 'problem', state: 'open' }] }

async function openOrder(orders: unknown, api: FakeApi = {}) {
  rememberAsha()
  const page = renderRemote(module, '/account', {
    api: {
      'GET /api/orders':
        typeof orders === 'function' ? (orders as () => never) : { status: 200, body: orders },
      'GET /api/tax-documents': { status: 200, body: { taxDocuments: [] } },
      ...api,
    },
  })
  await page.user.click(await screen.findByRole('tab', { name: 'Order Details' }))
  await page.user.click(await screen.findByRole('button', { name: /ORDER INVOICE #/ }))
  return page
}

beforeEach(() => localStorage.clear())

test('an order of an earlier day that has not been shipped offers nothing new and calls nothing new', async () => {
  const { requests } = await openOrder([{ ...order, createdAt: hoursAgo(25) }])
  expect(await screen.findByText('BUY AGAIN')).toBeInTheDocument()
  for (const name of [/^Cancel order/, /^Report a problem/, /^Return items/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(requests.filter(({ url }) => url.includes('/cases'))).toEqual([])
})

test('a customer who cancels reads what happens before, and sees the cancellation after', async () => {
  const cancelled = {
    ...problem,
    kind: 'cancellation',
    state: 'done',
    text: '',
    refund: 300,
  }
  let orders: Order[] = [fresh]
  const { user, requests } = await openOrder(() => ({ status: 200, body: orders }), {
    [`POST /api/orders/${order.orderId}/cancel`]: () => {
      orders = [{ ...fresh, cases: [{ id: 'C-7', kind: 'cancellation', state: 'done' }] }]
      return { status: 200, body: cancelled }
    },
    [`GET ${CASES}`]: { status: 200, body: { cases: [cancelled] } },
  })
  await user.click(await screen.findByRole('button', { name: /^Cancel order/ }))
  expect(await screen.findByText(/^Nothing will be shipped\. We’ll refund/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel order and refund Rs 300.00' }))
  expect(await screen.findByText(/^We’re refunding Rs 300\.00/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Cancel order/ })).not.toBeInTheDocument()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a refusal to cancel is shown, and an order that has left offers no cancellation', async () => {
  const { user } = await openOrder([fresh], {
    [`POST /api/orders/${order.orderId}/cancel`]: {
      status: 409,
      body: { code: 'WRONG_STATE', message: 'This order has already been shipped.' },
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Cancel order/ }))
  await user.click(await screen.findByRole('button', { name: 'Cancel order and refund Rs 300.00' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This order has already been shipped.')
})

test('a report needs a reason and a text, and is sent once with its photos', async () => {
  const { user, requests } = await openOrder([delivered], {
    [`POST ${CASES}`]: { status: 200, body: problem },
    [`POST /api/files/case-photos?order=${order.orderId}&case=C-7`]: { status: 200, body: problem },
  })
  await user.click(await screen.findByRole('button', { name: /^Report a problem/ }))
  await user.click(await screen.findByRole('button', { name: 'Send report' }))
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason')
  expect(screen.getByLabelText('What happened?')).toHaveAccessibleDescription('Describe what happened')
  await user.selectOptions(screen.getByLabelText('Reason'), 'Damaged')
  await user.type(screen.getByLabelText('What happened?'), 'Torn')
  await user.upload(screen.getByLabelText(/^Photos/), new File(['x'], 'torn.jpg', { type: 'image/jpeg' }))
  expect(screen.getByRole('button', { name: 'Remove torn.jpg' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument())
  const posts = requests.filter(({ method }) => method === 'POST')
  expect(posts[0]?.body).toEqual({
    kind: 'problem',
    reason: 'damaged',
    text: 'Torn',
    items: [{ line: 0, quantity: 1 }],
  })
  expect(posts).toHaveLength(2)
})

test('a report that was not sent keeps its text, says why, and survives the closed form', async () => {
  const { user } = await openOrder([delivered], {
    [`POST ${CASES}`]: () => Promise.reject(new Error('away')),
  })
  await user.click(await screen.findByRole('button', { name: /^Report a problem/ }))
  await user.selectOptions(await screen.findByLabelText('Reason'), 'Missing')
  await user.type(screen.getByLabelText('What happened?'), 'One pack')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('You need an internet connection for this.')
  expect(screen.getByLabelText('What happened?')).toHaveValue('One pack')
  await user.click(screen.getByRole('button', { name: /^Report a problem/ }))
  await user.click(screen.getByRole('button', { name: /^Report a problem/ }))
  expect(await screen.findByLabelText('What happened?')).toHaveValue('One pack')
  expect(screen.getByLabelText('Reason')).toHaveValue('missing')
})

test('a return offers no missing items, and too large a photo is refused at once', async () => {
  const { user } = await openOrder([delivered])
  await user.click(await screen.findByRole('button', { name: /^Return items/ }))
  const reasons = await screen.findByLabelText('Reason')
  expect(reasons).not.toHaveTextContent('Missing')
  const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' })
  Object.defineProperty(large, 'size', { value: 16_000_000 })
  fireEvent.change(screen.getByLabelText(/^Photos/), { target: { files: [large] } })
  expect(screen.getByLabelText(/^Photos/)).toHaveAccessibleDescription(/A photo can have up to 15 MB\./)
  expect(screen.queryByText('large.jpg')).not.toBeInTheDocument()
})

test('a customer reads replies and answers them while the request is open', async () => {
  const replied = {
    ...problem,
    state: 'answered',
    messages: [{ isOurs: true, text: 'Which pouch?', at: hoursAgo(0) }],
  }
  const { user, requests } = await openOrder([withCase], {
    [`GET ${CASES}`]: { status: 200, body: { cases: [replied] } },
    [`POST ${CASES}/C-7/messages`]: { status: 200, body: replied },
  })
  expect(await screen.findByText('Which pouch?')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Add a message/ }))
  await user.type(screen.getByLabelText('Your message'), 'The first one')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'The first one' }),
  )
})

test('a closed request shows its outcome and takes no more messages', async () => {
  await openOrder([withCase], {
    [`GET ${CASES}`]: { status: 200, body: { cases: [{ ...problem, state: 'declined' }] } },
  })
  expect(await screen.findByText('Declined')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument()
})

test('requests that do not load can be retried', async () => {
  let calls = 0
  const { user } = await openOrder([withCase], {
    [`GET ${CASES}`]: () => {
      calls += 1
      return calls === 1 ? { status: 503, body: {} } : { status: 200, body: { cases: [problem] } }
    },
  })
  expect(await screen.findByText('Your requests didn’t load')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /retry|try again/i }))
  expect(await screen.findByText('The pouch was torn.')).toBeInTheDocument()
})
