import { screen, within } from '@testing-library/react'
import type { FoundBatch } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { openAdmin, refusals } from '../../testing/open-admin'

const turmeric: FoundBatch = {
  ...{ id: 'b-1', number: 'TP-01', bestBefore: '2027-10-31', madeOn: '2026-10-31' },
  ...{ name: 'Turmeric Powder', variant: '100 g' },
  orders: [
    {
      ...{ id: 'order-1', orderId: 'ORD-1', name: 'Meena Rao', phone: '9876543210' },
      ...{ shipment: 1, state: 'shipped', quantity: 2 },
    },
    {
      id: 'order-2',
      orderId: 'ORD-2',
      name: 'Ravi',
      phone: '',
      shipment: 1,
      state: 'coming-back',
      quantity: 1,
    },
  ],
}
const cumin: FoundBatch = { ...turmeric, id: 'b-2', number: 'CU-07', name: 'Cumin Seeds', orders: [] }
const found = (...batches: FoundBatch[]) => ({ status: 200, body: { batches } })
const newest = { 'GET /api/admin/batches': found(cumin, turmeric) }

test('the owner finds which orders received a batch, and calls the customers', async () => {
  const { user, router } = openAdmin('/admin/batches', {
    api: { ...newest, 'GET /api/admin/batches?number=TP-01': found(turmeric) },
  })
  const all = await screen.findByRole('list', { name: 'Latest batches' })
  expect(within(all).getByText('Not in any order yet')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/^Full batch number/), ' TP-01 ')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const batch = within(await screen.findByRole('list', { name: 'Batch TP-01' }))
  expect(router.state.location.search).toBe('?number=TP-01')
  expect(batch.getByText('3 packs in 2 shipments')).toBeInTheDocument()
  expect(
    batch.getByText('Turmeric Powder, 100 g, best before 31 Oct 2027, made on 31 Oct 2026'),
  ).toBeInTheDocument()
  expect(batch.getByText('2 packs for Meena Rao, shipment 1: shipped')).toBeInTheDocument()
  expect(batch.getByText('1 pack for Ravi, shipment 1: coming back')).toBeInTheDocument()
  expect(batch.getByRole('link', { name: 'ORD-1' })).toHaveAttribute('href', '/admin/orders/order-1')
  expect(batch.getByRole('link', { name: 'Call 9876543210' })).toHaveAttribute('href', 'tel:+919876543210')
  // Only one of the two customers has a phone number.
  expect(batch.getAllByRole('link', { name: /^Call/ })).toHaveLength(1)
})

test('an unknown batch is reported, and an empty search shows all batches again', async () => {
  const { user } = openAdmin('/admin/batches?number=XX', {
    api: { ...newest, 'GET /api/admin/batches?number=XX': found() },
  })
  expect(await screen.findByRole('heading', { name: 'Batch XX not found' })).toBeInTheDocument()
  await user.type(screen.getByLabelText(/^Full batch number/), '{Backspace}{Backspace}{Enter}')
  expect(await screen.findByRole('list', { name: 'Latest batches' })).toBeInTheDocument()
})

test('batches that fail to load can be retried', async () => {
  let answer: { status: number; body: unknown } = refusals.changedMeanwhile
  const { user } = openAdmin('/admin/batches', { api: { 'GET /api/admin/batches': () => answer } })
  expect(await screen.findByText('Couldn’t load the batches')).toBeInTheDocument()
  answer = found(turmeric)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'TP-01' })).toBeInTheDocument()
})
