import { screen, within } from '@testing-library/react'
import { inTurn, openAdmin, refusals } from '../../testing/open-admin'

const request = {
  ...{ id: 'r-1', email: 'meera@example.in', way: 'mail', version: 2, exportedAt: null },
  ...{ askedAt: '2026-11-25T18:30:00.000Z', dueAt: '2099-12-25T18:30:00.000Z' },
  ...{ settledAt: null, settledBy: null, outcome: null },
}
const page = {
  request,
  places: [
    { place: 'account', count: 1 },
    { place: 'messages', count: 2 },
    { place: 'orders', count: 3 },
  ],
  hasUnconfirmedAccount: false,
  contactUntil: '2026-12-26T06:00:00.000Z',
  retainedUntil: '2033-12-31',
}
const PATH = '/api/admin/data-requests/r-1'

beforeAll(() => {
  URL.createObjectURL = jest.fn(() => 'blob:file')
  URL.revokeObjectURL = jest.fn()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

test('an owner sees who has confirmed, searches, and exports after re-authentication', async () => {
  const subscriber = { email: 'a@example.in', language: 'kn', askedAt: request.askedAt, confirmedAt: null }
  const { user, requests } = openAdmin('/admin/subscribers', {
    api: {
      'POST /api/admin/subscribers/search': {
        status: 200,
        body: { subscribers: [subscriber], counts: { confirmed: 60, waiting: 1 } },
      },
      'POST /api/admin/subscribers/export': { status: 200, body: 'E-mail' },
    },
  })
  expect(await screen.findByText(/^60 confirmed, 1 waiting/)).toBeInTheDocument()
  expect(screen.getByText('Not confirmed: won’t get emails')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'meera{Enter}')
  await user.click(screen.getByRole('button', { name: 'Download confirmed subscribers' }))
  expect(await screen.findByText('File downloaded.')).toBeInTheDocument()
  expect(requests.map(({ body }) => body)).toContainEqual({ words: 'meera' })
})

test('a request is recorded with the day it was made', async () => {
  const { user, requests, router } = openAdmin('/admin/data-requests', {
    api: {
      'GET /api/admin/data-requests': { status: 200, body: { requests: [] } },
      'POST /api/admin/data-requests': { status: 200, body: request },
      [`GET ${PATH}`]: { status: 200, body: page },
    },
  })
  expect(await screen.findByText('No data requests')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add request' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Email'), 'meera@example.in')
  await user.click(within(dialog).getByRole('button', { name: 'Add request' }))
  expect(await screen.findByRole('heading', { name: 'meera@example.in' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/admin/data-requests/r-1')
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ way: 'mail' })
})

test('an owner sees which data is deleted or retained by law, and until when, and deletes only after a second press', async () => {
  const { user, requests } = openAdmin('/admin/data-requests/r-1', {
    api: {
      [`GET ${PATH}`]: { status: 200, body: page },
      [`POST ${PATH}/delete`]: inTurn(refusals.changedMeanwhile, { status: 200, body: request }),
    },
  })
  const deleted = await screen.findByRole('list', { name: 'Deleted' })
  expect(within(deleted).getByText('2 messages to the shop and their replies')).toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'Kept' })).getByText(/^3 orders/)).toBeInTheDocument()
  expect(screen.getByText(/until 31 Dec 2033 \(CGST Act/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Delete data' }))
  expect(await screen.findByText(/Asha changed this/)).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ version: 2 })
})
