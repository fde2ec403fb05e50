import { screen, waitFor } from '@testing-library/react'
import type { AdminCase } from 'shared-contracts/support/admin/cases-schema'
import { openAdmin, refusals } from '../../testing/open-admin'

const PATH = '/api/admin/cases/C-7'
const one: AdminCase = {
  ...{ id: 'C-7', kind: 'problem', state: 'open', order: 'order-1', orderId: 'ORD-1', name: 'Ravi Kumar' },
  ...{ since: '2026-11-26T08:35:00.000Z', openedAt: '2026-11-26T08:35:00.000Z', version: 3, language: 'en' },
  reason: 'damaged',
  items: [{ line: 0, quantity: 2, name: 'Turmeric Powder', variant: '100 g' }],
  text: 'The pouch was torn.',
  photos: ['0190a5a0-0000-4000-8000-000000000000'],
  messages: [{ isOurs: false, by: 'Ravi Kumar', text: 'Are you there?', at: '2026-11-26T09:35:00.000Z' }],
}
const templates = [{ name: 'Sorry', text: 'Dear {name}, about {ticket}: ' }]

function openCase(body: AdminCase = one, api: object = {}) {
  return openAdmin('/admin/inbox/cases/C-7', {
    role: 'packer',
    api: {
      [`GET ${PATH}`]: { status: 200, body },
      'GET /api/admin/answer-templates': { status: 200, body: { templates } },
      ...api,
    },
  })
}

test('cases to answer are listed with their number', async () => {
  openAdmin('/admin/inbox/cases', {
    api: {
      'GET /api/admin/cases?group=open': {
        status: 200,
        body: {
          cases: [{ ...one, excerpt: 'Are you there?' }],
          counts: { open: 1, answered: 0, closed: 4 },
          after: 'C-7',
        },
      },
      'GET /api/admin/cases?group=closed': {
        status: 200,
        body: { cases: [], counts: { open: 1, answered: 0, closed: 4 } },
      },
    },
  })
  expect(await screen.findByRole('link', { name: /Problem, Ravi Kumar.*Are you there\?/ })).toHaveAttribute(
    'href',
    '/admin/inbox/cases/C-7',
  )
  expect(screen.getByRole('link', { name: 'To answer (1)' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Show more cases' })).toHaveAttribute(
    'href',
    '/admin/inbox/cases?after=C-7',
  )
})

test('a case shows its items, photos and messages, and leads to the order', async () => {
  openCase()
  expect(await screen.findByText('2 x Turmeric Powder, 100 g')).toBeInTheDocument()
  expect(screen.getByText('Reason: Damaged')).toBeInTheDocument()
  expect(screen.getByText('Are you there?')).toBeInTheDocument()
  expect(screen.getByRole('img')).toHaveAttribute('src', `${PATH}/photos/${one.photos[0]}`)
  for (const name of ['View order', 'Refund', 'Record return'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/admin/orders/order-1')
})

test('a reply starts from a template and is sent with the decision', async () => {
  const { user, requests } = openCase(one, { [`POST ${PATH}/replies`]: { status: 200, body: one } })
  await user.selectOptions(await screen.findByLabelText('Template'), 'Sorry')
  const text = screen.getByLabelText('Your reply')
  expect(text).toHaveValue('Dear Ravi, about C-7: ')
  await user.type(text, 'we refund it.')
  await user.selectOptions(screen.getByLabelText('Decision'), 'Close as done')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Reply sent.')).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 3,
    text: 'Dear Ravi, about C-7: we refund it.',
    decision: 'done',
  })
  expect(text).toHaveValue('')
})

test('a reply to a case that has changed meanwhile stays in its field', async () => {
  const { user } = openCase(one, { [`POST ${PATH}/replies`]: refusals.changedMeanwhile })
  await user.type(await screen.findByLabelText('Your reply'), 'We refund it.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText(/Asha changed this/)).toBeInTheDocument()
  expect(screen.getByLabelText('Your reply')).toHaveValue('We refund it.')
})

test('a closed case can be reopened', async () => {
  const { user, requests } = openCase(
    { ...one, state: 'declined' },
    { [`POST ${PATH}/state`]: { status: 200, body: { ...one, state: 'answered' } } },
  )
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ version: 3, state: 'answered' }),
  )
})

test('a cancellation shows the refund and needs no reply', async () => {
  openCase({ ...one, kind: 'cancellation', state: 'done', refund: 175, reason: undefined, messages: [] })
  expect(await screen.findByText('Rs 175 refunded automatically.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Your reply')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Refund' })).not.toBeInTheDocument()
})
