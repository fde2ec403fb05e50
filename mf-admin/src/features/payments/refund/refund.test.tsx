import 'design-system/testing/dialog-in-jsdom'
import { render, screen } from '@testing-library/react'
import { ToastHost } from 'design-system/toast/toast-host'
import type { OrderMoney, RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import type { AdminRole } from 'shared-contracts/staff/rights'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import { auth } from '../../../data/calls/auth'
import { AdminScreen } from '../../../pages/screen/admin-screen'
import { buildSession, inTurn } from '../../../testing/open-admin'
import { OrderRefund } from './refund'

const money: OrderMoney = {
  orderId: 'ORD-1',
  lines: [
    ...[{ line: 0, name: 'Turmeric Powder', variant: '100 g', price: 12_500, quantity: 3, refunded: 1 }],
    ...[{ line: 1, name: 'Pepper', variant: '50 g', price: 9_950, quantity: 1, refunded: 1 }],
  ],
  ...{ shipping: 5_000, isShippingRefunded: false, paid: 52_450, left: 30_000, ownLimit: null },
  ...{ notCancellable: null, refundRequests: [], returns: [] },
}
const given: RefundRequest = {
  ...{ id: 'g-1', order: 'o-1', about: 'ORD-1', kind: 'line', line: 0, quantity: 2, amount: 25_000 },
  ...{ why: 'Damaged', by: { id: 'id-of-owner', name: 'Meera' }, at: '2026-11-26T08:00:00Z' },
  ...{ state: 'on-its-way', dueAt: null, confirmedBy: null, trouble: null },
}
const example: RemoteModule = {
  name: 'mf-admin',
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/admin/orders/:id',
      Component: () => (
        <AdminScreen title="Order">
          <OrderRefund order="o-1" />
        </AdminScreen>
      ),
      head: () => ({ title: 'Order', description: '' }),
    },
  ],
}

function open(change: Partial<OrderMoney> = {}, api: FakeApi = {}, role: AdminRole = 'owner') {
  auth.settle(false)
  render(<ToastHost />)
  return renderRemote(example, '/admin/orders/o-1', {
    api: {
      'GET /api/admin/session': { status: 200, body: buildSession(role) },
      'GET /api/admin/orders/o-1/money': { status: 200, body: { ...money, ...change } },
      ...api,
    },
  })
}

const GIVE = 'POST /api/admin/orders/o-1/refund-requests'

test('two items of a line are refunded, and refunded items cannot be chosen', async () => {
  const { user, requests } = open({}, { [GIVE]: { status: 200, body: given } })
  await user.click(await screen.findByRole('button', { name: 'Refund order' }))
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(['Turmeric Powder, 100 g, Rs 125 each', 'Shipping, Rs 50', 'Other amount'])
  await user.clear(screen.getByLabelText('Quantity'))
  await user.type(screen.getByLabelText('Quantity'), '2')
  await user.type(screen.getByLabelText('Reason'), 'Damaged')
  await user.click(screen.getByRole('button', { name: 'Refund Rs 250' }))
  expect(await screen.findByText('Rs 250: Refund in progress.')).toBeInTheDocument()
  expect(requests.find(({ url }) => url.endsWith('/refund-requests'))?.body).toEqual({
    what: { kind: 'line', line: 0, quantity: 2 },
    why: 'Damaged',
  })
})

test('returned goods are preselected, with their amount', async () => {
  const returns = [{ id: 'back-1', number: 1, pieces: 2, amount: 25_000 }]
  const { user, requests } = open({ returns }, { [GIVE]: { status: 200, body: given } })
  await user.click(await screen.findByRole('button', { name: 'Refund order' }))
  expect(screen.getByLabelText('Refund for')).toHaveDisplayValue('Return 1, 2 items, Rs 250')
  await user.type(screen.getByLabelText('Reason'), 'Came back')
  await user.click(screen.getByRole('button', { name: 'Refund Rs 250' }))
  expect(await screen.findByText('Rs 250: Refund in progress.')).toBeInTheDocument()
  expect(requests.find(({ url }) => url.endsWith('/refund-requests'))?.body).toEqual({
    what: { kind: 'return', return: 'back-1' },
    why: 'Came back',
  })
})

test('an invalid amount is not sent, and a retry after a lost response has the same key', async () => {
  const { user, requests } = open(
    { ownLimit: 10_000 },
    {
      [GIVE]: inTurn(
        { status: 503, body: { code: 'UNAVAILABLE', message: 'Please try again.' } },
        { status: 200, body: given },
      ),
    },
    'packer',
  )
  await user.click(await screen.findByRole('button', { name: 'Refund order' }))
  await user.selectOptions(screen.getByLabelText('Refund for'), 'Other amount')
  expect(screen.getByText('Up to Rs 100')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Amount in rupees'), 'a lot')
  await user.type(screen.getByLabelText('Reason'), 'Late')
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  expect(screen.getByText('Enter an amount such as 125.50')).toBeInTheDocument()
  expect(requests.filter(({ url }) => url.endsWith('/refund-requests'))).toEqual([])
  await user.clear(screen.getByLabelText('Amount in rupees'))
  await user.type(screen.getByLabelText('Amount in rupees'), '75.50')
  await user.click(screen.getByRole('button', { name: 'Refund Rs 75.50' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.')
  await user.click(screen.getByRole('button', { name: 'Refund Rs 75.50' }))
  expect(await screen.findByText(/Refund in progress/)).toBeInTheDocument()
  const bodies = requests.filter(({ url }) => url.endsWith('/refund-requests')).map(({ body }) => body)
  const body = { what: { kind: 'sum', amount: 7_550 }, why: 'Late' }
  expect(bodies).toEqual([body, body])
})

test('an order is cancelled with the reason that the customer reads', async () => {
  const { user, requests } = open(
    {},
    {
      'POST /api/admin/orders/o-1/cancel': {
        status: 200,
        body: { ...given, kind: 'cancel', amount: 30_000, state: 'waits', dueAt: '2026-11-26T08:40:00Z' },
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  expect(screen.getByText('Nothing will be shipped and Rs 300 will be refunded.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Reason'), 'No saffron')
  await user.click(screen.getByRole('button', { name: 'Cancel order and refund Rs 300' }))
  expect(
    await screen.findByText('Rs 300: Will be sent on 26 Nov 2026, 2:10 pm unless you undo it.'),
  ).toBeInTheDocument()
  expect(requests.find(({ url }) => url.endsWith('/cancel'))?.body).toEqual({ why: 'No saffron' })
})

test.each([
  ['shipped', 'This order has been shipped and can no longer be cancelled.', true],
  ['cancelled', 'This order is cancelled.', false],
  ['not-paid', 'Unpaid orders can’t be cancelled.', false],
] as const)(
  'an order that is %s says why it cannot be cancelled',
  async (notCancellable, sentence, mayGive) => {
    open({ notCancellable, refundRequests: [given] })
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(screen.queryAllByRole('button', { name: 'Refund order' })).toHaveLength(mayGive ? 1 : 0)
    expect(screen.getByText('2 x Turmeric Powder, 100 g')).toBeInTheDocument()
  },
)
