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

test('two pieces of a line are refunded, and refunded ones cannot be chosen', async () => {
  const { user, requests } = open({}, { [GIVE]: { status: 200, body: given } })
  await user.click(await screen.findByRole('button', { name: 'Make a refund' }))
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(['Turmeric Powder, 100 g, Rs 125 each', 'Shipping, Rs 50', 'Another sum'])
  await user.clear(screen.getByLabelText('Pieces'))
  await user.type(screen.getByLabelText('Pieces'), '2')
  await user.type(screen.getByLabelText('Why'), 'Damaged')
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Rs 250: Is on its way.')).toBeInTheDocument()
  expect(requests.find(({ url }) => url.endsWith('/refund-requests'))?.body).toEqual({
    what: { kind: 'line', line: 0, quantity: 2 },
    why: 'Damaged',
  })
})

test('returned goods are preselected, with their amount', async () => {
  const returns = [{ id: 'back-1', number: 1, pieces: 2, amount: 25_000 }]
  const { user, requests } = open({ returns }, { [GIVE]: { status: 200, body: given } })
  await user.click(await screen.findByRole('button', { name: 'Make a refund' }))
  expect(screen.getByLabelText('What')).toHaveDisplayValue('Return 1, 2 pieces, Rs 250')
  await user.type(screen.getByLabelText('Why'), 'Came back')
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Rs 250: Is on its way.')).toBeInTheDocument()
  expect(requests.find(({ url }) => url.endsWith('/refund-requests'))?.body).toEqual({
    what: { kind: 'return', return: 'back-1' },
    why: 'Came back',
  })
})

test('an invalid amount is not sent, and a lost response is retried under the same key', async () => {
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
  await user.click(await screen.findByRole('button', { name: 'Make a refund' }))
  await user.selectOptions(screen.getByLabelText('What'), 'Another sum')
  expect(screen.getByText('At most Rs 100.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Rupees'), 'a lot')
  await user.type(screen.getByLabelText('Why'), 'Late')
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  expect(screen.getByText('Please enter an amount such as 125.50.')).toBeInTheDocument()
  expect(requests.filter(({ url }) => url.endsWith('/refund-requests'))).toEqual([])
  await user.clear(screen.getByLabelText('Rupees'))
  await user.type(screen.getByLabelText('Rupees'), '75.50')
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.')
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText(/Is on its way/)).toBeInTheDocument()
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
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }))
  expect(screen.getByText('Nothing of it will be sent, and Rs 300 goes back.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Why'), 'No saffron')
  await user.click(screen.getByRole('button', { name: 'Cancel it and give Rs 300 back' }))
  expect(
    await screen.findByText('Rs 300: Goes out on 26 Nov 2026, 2:10 pm, unless you undo it.'),
  ).toBeInTheDocument()
  expect(requests.at(-2)?.body ?? requests.at(-1)?.body).toEqual({ why: 'No saffron' })
})

test.each([
  ['shipped', 'A parcel has left, so that the order cannot be cancelled any more.', true],
  ['cancelled', 'This order is cancelled.', false],
  ['not-paid', 'An order that is not paid cannot be cancelled.', false],
] as const)(
  'an order that is %s says why it cannot be cancelled',
  async (notCancellable, sentence, mayGive) => {
    open({ notCancellable, refundRequests: [given] })
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
    expect(screen.queryAllByRole('button', { name: 'Make a refund' })).toHaveLength(mayGive ? 1 : 0)
    expect(screen.getByText('Line 1, 2 of it')).toBeInTheDocument()
  },
)
