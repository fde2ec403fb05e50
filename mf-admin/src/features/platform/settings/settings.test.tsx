import { screen } from '@testing-library/react'
import { inTurn, openAdmin, refusals } from '../../../testing/open-admin'

const limit = {
  name: 'packerRefundLimit',
  value: 50000,
  version: 2,
  changedBy: 'Meera',
  changedAt: '2026-11-26T08:35:00.000Z',
  waiting: null,
}
const waiting = { value: null, askedBy: 'Meera', dueAt: '2026-11-27T08:35:00.000Z' }
const list = 'GET /api/admin/settings'
const noCouriers = { 'GET /api/admin/couriers': { status: 200, body: [] } }
const set = 'PUT /api/admin/settings/packerRefundLimit'

async function setLimit(amount: string, answer = inTurn({ status: 200, body: { ...limit, version: 3 } })) {
  const page = openAdmin('/admin/settings', {
    api: {
      [list]: { status: 200, body: [limit] },
      ...noCouriers,
      [set]: answer,
    },
  })
  const field = await screen.findByLabelText('Refund limit for packers, per order')
  expect(field).toHaveValue('500')
  await page.user.clear(field)
  if (amount) await page.user.type(field, amount)
  await page.user.click(screen.getByRole('button', { name: 'Save limit' }))
  return {
    ...page,
    sent: () => page.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  }
}

test('the owner sets a limit in rupees, and the call includes the version they saw', async () => {
  const { sent } = await setLimit('750.50')
  expect(await screen.findByText('Limit saved.')).toBeInTheDocument()
  expect(sent()).toEqual([{ value: 75050, version: 2 }])
})

test('an empty field means no limit', async () => {
  const { sent } = await setLimit('')
  expect(await screen.findByText('Limit saved.')).toBeInTheDocument()
  expect(sent()).toEqual([{ value: null, version: 2 }])
})

test.each(['five hundred', '-5', '1.234'])('%s is not a valid amount, and is not sent', async (amount) => {
  const { sent } = await setLimit(amount)
  expect(await screen.findByText(/Enter an amount in rupees/)).toBeInTheDocument()
  expect(sent()).toEqual([])
})

test('the owner re-authenticates before the change', async () => {
  const { user, sent } = await setLimit('100', inTurn(refusals.reauthenticationRequired))
  await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(sent()).toHaveLength(1)
})

test('a loosened limit says when it takes effect', async () => {
  await setLimit('', inTurn({ status: 200, body: { ...limit, waiting } }))
  expect(
    await screen.findByText('Scheduled for 27 Nov 2026, 2:05 pm. An owner can cancel it before then.'),
  ).toBeInTheDocument()
})

test('the page says that no changes are pending', async () => {
  openAdmin('/admin/settings', { api: { [list]: { status: 200, body: [limit] }, ...noCouriers } })
  expect(await screen.findByText('No pending changes.')).toBeInTheDocument()
})

const stop = 'POST /api/admin/settings/packerRefundLimit/stop'
const name = 'Cancel change of: Refund limit for packers, per order'

test('an owner stops a waiting change by keyboard, and the focus moves to its heading', async () => {
  const { user, requests } = openAdmin('/admin/settings', {
    api: {
      [list]: inTurn({ status: 200, body: [{ ...limit, waiting }] }, { status: 200, body: [limit] }),
      ...noCouriers,
      [stop]: { status: 200, body: limit },
    },
  })
  expect(
    await screen.findByText(
      'Meera changed Rs 500 to no limit. It takes effect on 27 Nov 2026, 2:05 pm unless an owner cancels it.',
    ),
  ).toBeInTheDocument()
  screen.getByRole('button', { name }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Change cancelled. The limit stays at Rs 500.')).toBeInTheDocument()
  expect(await screen.findByText('No pending changes.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Pending changes' })).toHaveFocus()
  expect(requests.filter(({ url }) => url.endsWith('/stop'))).toHaveLength(1)
})

test('a change that can no longer be stopped stays on screen with the reason', async () => {
  const message = 'This change is no longer pending: it was cancelled or already applies.'
  const { user } = openAdmin('/admin/settings', {
    api: {
      [list]: { status: 200, body: [{ ...limit, waiting }] },
      ...noCouriers,
      [stop]: { status: 404, body: { code: 'NOT_FOUND', message } },
    },
  })
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})
