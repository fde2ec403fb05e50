import { screen, waitFor } from '@testing-library/react'
import { openAdmin, refusals } from '../../testing/open-admin'

const PATH = '/api/admin/messages/T-12'
const message = {
  ...{
    ticket: 'T-12',
    state: 'new',
    version: 3,
    firstName: 'Ravi',
    lastName: 'Kumar',
    email: 'ravi@example.in',
  },
  ...{ phoneNumber: '98765 43210', sentAt: '2026-11-26T08:35:00.000Z', dueAt: '2026-12-26T08:35:00.000Z' },
  ...{ message: 'Where is\nmy parcel?', answers: [] },
  ordersOfSender: [{ id: 'o-1', orderId: 'ORD-1', status: 'Paid', placedAt: '2026-11-20T08:35:00.000Z' }],
}
const templates = [{ name: 'Parcel', text: 'Dear {name}, about {ticket}: ' }]

function openMessage(api: object = {}) {
  return openAdmin('/admin/inbox/T-12', {
    role: 'packer',
    api: {
      [`GET ${PATH}`]: { status: 200, body: message },
      'GET /api/admin/answer-templates': { status: 200, body: { templates } },
      ...api,
    },
  })
}

test('staff reach the sender in one tap', async () => {
  openMessage()
  expect(await screen.findByRole('link', { name: 'ravi@example.in' })).toHaveAttribute(
    'href',
    'mailto:ravi@example.in',
  )
  expect(screen.getByRole('link', { name: '98765 43210' })).toHaveAttribute('href', 'tel:+919876543210')
  expect(screen.getByText(/Where is\s+my parcel\?/)).toBeInTheDocument()
})

test('a reply starts from a template, is sent with its version, and leaves the message open', async () => {
  const { user, requests } = openMessage({ [`POST ${PATH}/answers`]: { status: 200, body: message } })
  await user.selectOptions(await screen.findByLabelText('Template'), 'Parcel')
  const text = screen.getByLabelText('Your reply')
  expect(text).toHaveValue('Dear Ravi, about T-12: ')
  await user.type(text, 'It is on its way.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Reply sent.')).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    version: 3,
    text: 'Dear Ravi, about T-12: It is on its way.',
    way: 'mail',
    isClosing: false,
  })
  expect(text).toHaveValue('')
})

test('a refused reply stays in its field', async () => {
  const { user } = openMessage({ [`POST ${PATH}/answers`]: refusals.changedMeanwhile })
  await user.type(await screen.findByLabelText('Your reply'), 'It is on its way.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Asha changed this')
  expect(screen.getByLabelText('Your reply')).toHaveValue('It is on its way.')
})

test('a message is linked to an order of its sender in one tap', async () => {
  const { user, requests } = openMessage({ [`POST ${PATH}/order`]: { status: 200, body: message } })
  await user.click(await screen.findByRole('button', { name: 'ORD-1 (Paid)' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ version: 3, order: 'o-1' }),
  )
})
