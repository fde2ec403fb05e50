import 'design-system/testing/dialog-in-jsdom'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ToastHost } from 'design-system/toast/toast-host'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import { auth } from '../../data/calls/auth'
import { keepWork, readCachedWork } from '../../data/offline/cached-work'
import { connection } from '../../data/offline/connection'
import { waitingSteps } from '../../data/offline/waiting-steps'
import module from '../../module'
import { exampleOrder, exampleShipment } from '../../testing/example-order'
import { exampleWork } from '../../testing/example-work'
import { buildSession, openAdmin, refusals } from '../../testing/open-admin'

const ok = (body: unknown) => ({ status: 200, body })
let hasLine: boolean
beforeEach(() => {
  localStorage.clear()
  connection.set(true)
  hasLine = false
  keepWork(exampleWork, buildSession('packer').person)
})

/** Opens the admin on a phone whose connection the test controls. @param api the responses while online */
function openWithoutLine(path: string, api: FakeApi = {}) {
  const calls: FakeApi = { 'GET /api/admin/session': ok(buildSession('packer')), ...api }
  const dead = () => {
    throw new TypeError('Failed to fetch')
  }
  const onLine = new Proxy(calls, { get: (known, call: string) => (hasLine ? known[call] : dead) })
  auth.settle(false)
  return renderRemote(module, path, { api: onLine })
}

const listSent = ({ requests }: Pick<ReturnType<typeof openAdmin>, 'requests'>) =>
  requests.filter(({ method, url }) => method === 'POST' && /shipments|ship$/.test(url))
/** Waits until the button is enabled: buttons are busy for a moment after each step. */
async function press(name: string) {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name }))
}

function lineComesBack() {
  hasLine = true
  act(() => void window.dispatchEvent(new Event('online')))
}

async function packsAndShips() {
  await press('Start packing')
  await press('Packed')
  await press('Ship')
  await userEvent.type(await screen.findByLabelText('Tracking number (AWB)'), 'D1000{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ship' })).toBeNull())
}

const api: FakeApi = {
  'GET /api/admin/orders/order-1': ok({ ...exampleOrder, word: 'Shipped', open: [] }),
}

test('offline packing and shipping is queued, and sent once, in order, with the version that was seen', async () => {
  const phone = openWithoutLine('/admin/orders/order-1', {
    ...api,
    'POST /api/admin/orders/order-1/shipments': ok({
      shipment: { ...exampleShipment, state: 'packing', version: 1 },
    }),
  })
  expect(await screen.findByText('Ring twice')).toBeInTheDocument()
  await packsAndShips()
  expect(screen.getByText(/3 steps will be sent later/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull()
  const [begin] = waitingSteps()
  const shipment = (state: string, version: number) =>
    ok({ shipment: { ...exampleShipment, id: begin?.key, state, version } })
  expect(waitingSteps().map(({ step }) => step)).toMatchObject([
    { kind: 'begin', lines: [{ line: 0, quantity: 2 }] },
    { kind: 'pack', id: begin?.key, version: 1 },
    { kind: 'ship', id: begin?.key, version: 2, awb: 'D1000' },
  ])
  // Simulate that the phone was locked in the meantime.
  phone.unmount()
  const again = openWithoutLine('/admin/orders/order-1', {
    ...api,
    'POST /api/admin/orders/order-1/shipments': shipment('packing', 1),
    [`POST /api/admin/shipments/${begin?.key}/pack`]: shipment('packed', 2),
    [`POST /api/admin/shipments/${begin?.key}/ship`]: shipment('shipped', 3),
  })
  await screen.findByText(/3 steps will be sent later/)
  lineComesBack()
  await waitFor(() => expect(waitingSteps()).toEqual([]))
  expect(listSent(again).map(({ body }) => body)).toEqual([
    { lines: [{ line: 0, quantity: 2 }] },
    { version: 1 },
    { version: 2, courier: 'india-post', awb: 'D1000' },
  ])
  const keys = listSent(again).map(({ headers }) => (headers as Record<string, string>)['Idempotency-Key'])
  expect(new Set(keys).size).toBe(3)
  expect(await screen.findByText('History')).toBeInTheDocument()
})

test('a conflict is reported on the order, and its later steps are not sent', async () => {
  const phone = openWithoutLine('/admin/orders/order-1', {
    ...api,
    'POST /api/admin/orders/order-1/shipments': refusals.changedMeanwhile,
  })
  await packsAndShips()
  lineComesBack()
  const steps = await screen.findByRole('list', { name: 'Saved on this device' })
  await waitFor(() => expect(within(steps).getAllByRole('alert')).toHaveLength(3))
  expect(steps).toHaveTextContent(/Started packing: .* Asha changed this on 26 Nov 2026/)
  expect(steps).toHaveTextContent('Shipped with India Post, D1000: this offline step couldn’t be saved.')
  expect(listSent(phone)).toHaveLength(1)
  for (const _ of [1, 2, 3]) await userEvent.click(within(steps).getAllByRole('button')[0] as HTMLElement)
  expect(waitingSteps()).toEqual([])
})

test('after an api failure the steps stay queued', async () => {
  openWithoutLine('/admin/orders/order-1', {
    ...api,
    'POST /api/admin/orders/order-1/shipments': { status: 503, body: {} },
  })
  await press('Start packing')
  lineComesBack()
  await screen.findByText('Sending 1 step saved on this device…')
  expect(waitingSteps()).toHaveLength(1)
})

test('the orders to pack and the pick list work offline, and include what was done offline', async () => {
  openWithoutLine('/admin')
  const card = await screen.findByRole('link', { name: /ಅನನ್ಯಾ ರಾವ್/ })
  await userEvent.click(card)
  await packsAndShips()
  await userEvent.click(screen.getByRole('link', { name: 'Back to orders' }))
  const done = await screen.findByRole('list', { name: 'Done, not sent yet' })
  expect(within(done).getByRole('link')).toHaveTextContent('Not sent yet')
  expect(screen.getByText('Nothing to pack')).toBeInTheDocument()
})

test('an order leaves the offline pick list once it is packed', async () => {
  const phone = openWithoutLine('/admin/pick')
  expect(await screen.findByRole('checkbox', { name: /2 Turmeric Powder/ })).toBeInTheDocument()
  await act(() => phone.router.navigate('/admin/orders/order-1'))
  await packsAndShips()
  await act(() => phone.router.navigate('/admin/pick'))
  expect(await screen.findByText('Nothing to pick')).toBeInTheDocument()
})

test('the screens for payments and staff say that they need a connection', async () => {
  openWithoutLine('/admin/people')
  expect(await screen.findByText('You need an internet connection for this')).toBeInTheDocument()
  expect(screen.getByText(/Open this page when you’re back online/)).toBeInTheDocument()
})

test('a locked-out person leaves no customer data on the phone, and only they can send their queued steps', async () => {
  const phone = openWithoutLine('/admin/orders/order-1', {
    ...api,
    'GET /api/admin/orders/order-1': refusals.notSignedIn,
    'GET /api/admin/session': refusals.notSignedIn,
    'POST /api/admin/orders/order-1/shipments': refusals.notSignedIn,
  })
  await press('Start packing')
  lineComesBack()
  await waitFor(() => expect(readCachedWork()).toBeUndefined())
  expect(await screen.findByRole('dialog', { name: 'Locked' })).toBeInTheDocument()
  expect(waitingSteps()).toHaveLength(1)
  phone.unmount()
  const other = openAdmin('/admin/more', { role: 'owner' })
  await waitFor(() => expect(waitingSteps()).toEqual([]))
  expect(listSent(other)).toEqual([])
})

test('signing out deletes everything, after a warning if steps are queued', async () => {
  render(<ToastHost />)
  const phone = openWithoutLine('/admin/orders/order-1', { 'DELETE /api/admin/session': ok({}) })
  await press('Start packing')
  await act(() => phone.router.navigate('/admin/more'))
  await press('Sign out')
  expect(
    await screen.findByText('1 step hasn’t been sent yet. Wait until everything is sent, then sign out.'),
  ).toBeInTheDocument()
  localStorage.removeItem('admin-steps-1')
  await press('Sign out')
  await waitFor(() => expect(localStorage.getItem('admin-work-1')).toBeNull())
})

test('data stored on the phone is deleted after twelve hours', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 12 * 60 * 60_000)
  expect(readCachedWork()).toBeUndefined()
  jest.restoreAllMocks()
})

test.each([
  ['older than twelve hours', 12 * 60 * 60_000],
  ['from the future', -60_000],
])('data that is %s is deleted from the phone when the app opens, offline too', (_, age) => {
  const opening = Date.now() + age
  jest.spyOn(Date, 'now').mockReturnValue(opening)
  module.register()
  expect(localStorage.getItem('admin-work-1')).toBeNull()
  jest.restoreAllMocks()
})

test('fresh data stays on the phone when the app opens', () => {
  module.register()
  expect(readCachedWork()).toBeDefined()
})

test('refunded items are not packed offline either', async () => {
  const open = [{ line: 0, quantity: 1 }]
  const orders = exampleWork.orders.map((order) => ({ ...order, open, notSent: open }))
  keepWork({ ...exampleWork, orders }, buildSession('packer').person)
  openWithoutLine('/admin/orders/order-1', api)
  expect(await screen.findByRole('region', { name: 'Not shipped (refunded)' })).toBeInTheDocument()
  await press('Start packing')
  await screen.findByRole('button', { name: 'Packed' })
  expect(screen.queryByRole('region', { name: 'To pack' })).toBeNull()
  expect(waitingSteps().map(({ step }) => step)).toMatchObject([{ kind: 'begin', lines: open }])
})
