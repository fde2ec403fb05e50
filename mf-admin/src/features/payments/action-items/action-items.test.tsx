import { screen, waitFor, within } from '@testing-library/react'
import type { ActionItem, RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import { buildSession, inTurn, openAdmin, refusals } from '../../../testing/open-admin'

const since = new Date(Date.now() - 3 * 3_600_000).toISOString()
const held: ActionItem = {
  ...{
    id: 'P12',
    kind: 'payment',
    heading: 'Payments not matched to an order',
    about: 'ORD-1',
    order: 'o-1',
    since,
  },
  why: 'payment p-1 of Rs 175.01 is on hold: the amount differs from the order’s',
  action: { does: 'refund', payment: 'p-1', amount: 17_501 },
}
const message: ActionItem = {
  ...{ id: 'M7', kind: 'message', heading: 'Messages', about: 'Cashfree', order: null, since },
  ...{ why: 'unmatched', action: { does: 'look' } },
}
const order: ActionItem = {
  ...{ id: 'OORD-2-1', kind: 'order', heading: 'Undecided', about: 'ORD-2', order: 'o-2', since },
  ...{ why: 'the gateway hasn’t reported the outcome', action: { does: 'ask' } },
}
const mail: ActionItem = {
  ...{ id: 'E3', kind: 'mail', heading: 'Mails', about: 'r…@example.in', order: null, since },
  ...{ why: '"Your order" was given up', action: { does: 'send' } },
}
const waiting: RefundRequest = {
  ...{ id: 'g-1', order: 'o-3', about: 'ORD-3', kind: 'sum', line: null, quantity: null, amount: 60_000 },
  ...{ why: 'Damaged', by: { id: 'id-of-ravi', name: 'Ravi' }, at: since, state: 'waits-for-second' },
  ...{ dueAt: null, confirmedBy: null, trouble: null },
}
const ok = (body: unknown) => ({ status: 200, body })
const board = (items: ActionItem[], refundRequests: RefundRequest[] = []) => ({
  'GET /api/admin/money/action-items': ok({ items, refundRequests }),
  'GET /api/admin/money/accounts': ok({
    gateways: [{ title: 'Cashfree', night: null, comparedAt: null }],
    differences: [],
  }),
  'GET /api/admin/money/settlements': ok([]),
})
const findCard = async (text: string | RegExp) =>
  within((await screen.findByText(text)).closest('li') as HTMLElement)

test('an owner sees the action items by kind, with their age and order', async () => {
  openAdmin('/admin/money', { api: board([held, message]) })
  expect(
    await screen.findByRole('heading', { name: 'Payments not matched to an order: 1' }),
  ).toBeInTheDocument()
  const card = await findCard(/is on hold/)
  expect(card.getByRole('link', { name: 'ORD-1' })).toHaveAttribute('href', '/admin/orders/o-1')
  expect(card.getByText('3 hours')).toBeInTheDocument()
  expect(card.queryByText(/P12/)).toBeNull()
  expect(await screen.findByText('Not compared yet. Accounts are compared every night.')).toBeInTheDocument()
})

test('a reason starts with a capital letter, and the night compared is a date as people write it', async () => {
  const compared = { title: 'Cashfree', night: '2026-11-22', comparedAt: since }
  openAdmin('/admin/money', {
    api: {
      ...board([held]),
      'GET /api/admin/money/accounts': ok({ gateways: [compared], differences: [] }),
    },
  })
  expect(await screen.findByText(/^Payment p-1 of Rs 175.01 is on hold: /)).toBeInTheDocument()
  expect(await screen.findByText(/^Last compared .* ago, for 22 Nov 2026$/)).toBeInTheDocument()
})

test('a translating browser leaves order numbers alone', async () => {
  openAdmin('/admin/money', { api: board([held, order], [waiting]) })
  await screen.findByRole('link', { name: 'ORD-1' })
  for (const number of screen.getAllByText(/ORD-\d/))
    expect(number.closest('[translate="no"]')).toBeInTheDocument()
})

test('an empty list says so', async () => {
  openAdmin('/admin/money', { api: board([]) })
  expect(await screen.findByText('Nothing pending')).toBeInTheDocument()
})

test('a list that failed to load can be retried', async () => {
  const api = {
    ...board([]),
    'GET /api/admin/money/action-items': inTurn(
      { status: 500, body: { code: 'INTERNAL', message: 'It failed.' } },
      ok({ items: [held], refundRequests: [] }),
    ),
  }
  const { user } = openAdmin('/admin/money', { api })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/is on hold/)).toBeInTheDocument()
})

test('a held payment is refunded after re-authentication, under one key however often the call is sent', async () => {
  const call = 'POST /api/admin/money/payments/p-1/refund-requests'
  const { user, requests } = openAdmin('/admin/money', {
    api: {
      ...board([held]),
      [call]: inTurn(
        refusals.reauthenticationRequired,
        ok({ ...waiting, amount: 17_501, state: 'on-its-way' }),
      ),
      'POST /api/admin/reauthentication/password': ok(buildSession('owner')),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Refund ORD-1' }))
  expect(screen.getByLabelText('Amount in rupees')).toHaveValue('175.01')
  await user.type(screen.getByLabelText('Reason'), 'Another amount')
  await user.click(screen.getByRole('button', { name: 'Refund Rs 175.01' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  await user.type(dialog.getByLabelText('Password'), 'cardamom and clove')
  await user.type(dialog.getByLabelText('Code'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Rs 175.01: Refund in progress.')).toBeInTheDocument()
  const sent = requests.filter(({ url }) => url.endsWith('/refund-requests'))
  expect(sent.map(({ body }) => body)).toEqual([
    { amount: 17_501, why: 'Another amount' },
    { amount: 17_501, why: 'Another amount' },
  ])
})

test('the owner accepts a payment of another amount after reading the difference', async () => {
  const odd: ActionItem = {
    ...held,
    action: { does: 'refund', payment: 'p-1', amount: 17_501, instead: { total: 17_500 } },
  }
  const call = 'POST /api/admin/money/action-items/P12/accept'
  const { user, requests } = openAdmin('/admin/money', {
    api: { ...board([odd]), [call]: ok({ isSettled: true }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Accept payment ORD-1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Accept payment' }))
  expect(dialog.getByText('Rs 175.01 was paid for an order of Rs 175: Rs 0.01 more.')).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Reason'), 'A paisa')
  await user.click(dialog.getByRole('button', { name: 'Accept Rs 175.01' }))
  expect(await screen.findByText('Payment accepted. The order can be packed.')).toBeInTheDocument()
  expect(requests.find(({ url }) => url.endsWith('/accept'))?.body).toEqual({ why: 'A paisa' })
})

test('a payment that can only be refunded cannot be accepted', async () => {
  openAdmin('/admin/money', { api: board([held]) })
  await screen.findByRole('button', { name: 'Refund ORD-1' })
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
})

test('asking the gateway reports that it has not decided yet', async () => {
  const { user } = openAdmin('/admin/money', {
    api: {
      ...board([order]),
      'POST /api/admin/money/action-items/OORD-2-1/ask': ok({ isSettled: false }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Check with gateway ORD-2' }))
  expect(await screen.findByText('The gateway hasn’t confirmed the outcome yet.')).toBeInTheDocument()
})

test('an email is sent again, and a message is marked as reviewed with a reason', async () => {
  const { user, requests } = openAdmin('/admin/money', {
    api: {
      ...board([mail, message]),
      'POST /api/admin/money/action-items/E3/send': ok({ isSettled: true }),
      'POST /api/admin/money/action-items/M7/looked-at': ok({ isSettled: true }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Send again r…@example.in' }))
  await user.click(screen.getByRole('button', { name: 'Mark as done Cashfree' }))
  await user.type(screen.getByLabelText('How did you resolve it?'), 'Not ours')
  await user.click(screen.getByRole('button', { name: 'Mark as done' }))
  expect(await screen.findByText('Marked as done.')).toBeInTheDocument()
  const sent = requests.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body])
  expect(sent).toContainEqual(['/api/admin/money/action-items/M7/looked-at', { why: 'Not ours' }])
})

test('an owner confirms another person’s refund above the limit, and a late click shows that it was already confirmed', async () => {
  const { user } = openAdmin('/admin/money', {
    api: {
      ...board([], [waiting]),
      'POST /api/admin/money/refund-requests/g-1/confirm': {
        status: 409,
        body: { code: 'CHANGED_MEANWHILE', message: 'This refund has already been undone.' },
      },
    },
  })
  expect(await screen.findByText(/Waiting for another person/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This refund has already been undone.')
  await user.click(screen.getByRole('button', { name: 'Show latest version' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('nobody confirms their own refund above the limit, only undoes it; an accountant only reads', async () => {
  const own = { ...waiting, by: { id: 'id-of-owner', name: 'Meera' } }
  const page = openAdmin('/admin/money', { api: board([], [own]) })
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  page.unmount()
  openAdmin('/admin/money', { role: 'accountant', api: board([held]) })
  expect(await screen.findByText(/is on hold/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Refund/ })).toBeNull()
})

test('a paid order without stock leads to its order, and packs promised twice to the stock', async () => {
  const kind = { kind: 'stock', heading: 'Orders and packs with too little stock' } as const
  const lacking: ActionItem = {
    ...{ ...kind, id: 'K4', about: 'ORD-9', order: 'o-9', since, action: { does: 'look' } },
    why: '2 packs of Turmeric Powder, 100 g, can’t be sent because none are left. Send the order when more arrive, or refund it',
  }
  const short: ActionItem = {
    ...{ ...kind, id: 'Kcloves', about: 'Cloves, 50 g', order: null, since, action: { does: 'look' } },
    why: '3 packs are reserved for orders, but only 1 on hand',
  }
  openAdmin('/admin/money', { api: board([lacking, short]) })
  const card = await findCard(/^2 packs of Turmeric/)
  expect(card.getByRole('link', { name: 'Send or refund ORD-9' })).toHaveAttribute(
    'href',
    '/admin/orders/o-9',
  )
  expect(card.getByRole('button', { name: 'Mark as done ORD-9' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Check stock Cloves, 50 g' })).toHaveAttribute(
    'href',
    '/admin/stock?show=oversold',
  )
})
