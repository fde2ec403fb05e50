import { screen, waitFor } from '@testing-library/react'
import { keepWork, readCachedWork } from '../../data/offline/cached-work'
import { connection } from '../../data/offline/connection'
import { exampleCard, exampleOrder } from '../../testing/example-order'
import { exampleWork } from '../../testing/example-work'
import { buildSession, openAdmin, refusals } from '../../testing/open-admin'

const session = 'GET /api/admin/session'
const search = 'POST /api/admin/orders/search'
const found = { status: 200, body: { orders: [{ ...exampleCard, name: 'Ravi Kumar' }], total: 4711 } }

/** Makes a response that arrives when the test calls `come`. */
function late(answer: { status: number; body: unknown }) {
  let come = () => {}
  const coming = new Promise<typeof answer>((resolve) => {
    come = () => resolve(answer)
  })
  return { answer: () => coming, come }
}

beforeEach(() => {
  localStorage.clear()
  connection.set(true)
  keepWork(exampleWork, buildSession('packer').person)
})

test('the admin shows the orders on this device immediately, and then those from the api', async () => {
  const [who, orders] = [late({ status: 200, body: buildSession('packer') }), late(found)]
  openAdmin('/admin', { api: { [session]: who.answer, [search]: orders.answer } })
  expect(await screen.findByRole('link', { name: /ORD-1795000000001/ })).toBeInTheDocument()
  expect(screen.getByText(/1 order to pack \(last updated/)).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toBeInTheDocument()
  who.come()
  expect(screen.getByText(/last updated/)).toBeInTheDocument()
  orders.come()
  expect(await screen.findByText('4711 orders')).toBeInTheDocument()
  expect(screen.queryByText(/last updated/)).toBeNull()
})

test('a list other than the orders to pack waits for the api', async () => {
  const orders = late(found)
  openAdmin('/admin?shipments=shipped', { role: 'packer', api: { [search]: orders.answer } })
  expect(await screen.findByText('Loading the orders…')).toBeInTheDocument()
  expect(screen.queryByText(/last updated/)).toBeNull()
})

test('a device whose session has ended shows the sign-in, and deletes its customer data', async () => {
  const who = late(refusals.notSignedIn)
  const { router } = openAdmin('/admin', { api: { [session]: who.answer, [search]: late(found).answer } })
  expect(await screen.findByRole('link', { name: /ORD-1795000000001/ })).toBeInTheDocument()
  who.come()
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/sign-in'))
  expect(readCachedWork()).toBeUndefined()
})

test('an owner does not see a refusal while the session is still loading', async () => {
  const who = late({ status: 200, body: buildSession('owner') })
  openAdmin('/admin/money', { api: { [session]: who.answer } })
  expect(await screen.findByText('Loading admin…')).toBeInTheDocument()
  expect(screen.queryByText('You don’t have permission to view this')).toBeNull()
})

test('a stored order links to the order from the api', async () => {
  const { user } = openAdmin('/admin', {
    role: 'packer',
    api: {
      [search]: late(found).answer,
      'GET /api/admin/orders/order-1': { status: 200, body: exampleOrder },
    },
  })
  await user.click(await screen.findByRole('link', { name: /ORD-1795000000001/ }))
  expect(await screen.findByText('History')).toBeInTheDocument()
})
