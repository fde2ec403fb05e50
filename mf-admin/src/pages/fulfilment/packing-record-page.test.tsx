import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { PackingRecord } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import type { FakeApi } from 'shared-contracts/testing'
import { openAdmin, refusals } from '../../testing/open-admin'

const ok = (body: unknown, status = 200) => ({ status, body })
const batch = { id: 'b-1', number: 'TP-01', bestBefore: '2099-10-31', madeOn: null }
const record: PackingRecord = {
  shipment: { id: 'p-1', number: 1, state: 'packing', order: 'order-1', orderId: 'ORD-1' },
  version: 0,
  weight: null,
  lines: [
    {
      ...{ line: 0, quantity: 2, productId: 'turmeric', variantId: 't-100' },
      ...{ name: 'Turmeric Powder', variant: '100 g', packed: [], batches: [batch] },
    },
  ],
}

function openRecord(api: FakeApi = {}, shown = record) {
  return openAdmin('/admin/shipments/p-1', {
    role: 'packer',
    api: { 'GET /api/admin/shipments/p-1/record': ok(shown), ...api },
  })
}

test('the packer records weight and batch, and adds a new batch', async () => {
  const added = { id: 'b-2', number: 'TP-02', bestBefore: '2020-01-31', madeOn: null }
  const { requests } = openRecord({
    'POST /api/admin/batches': ok(added, 201),
    'PUT /api/admin/shipments/p-1/record': ok({ ...record, version: 1 }),
  })
  await userEvent.type(await screen.findByLabelText(/^Weight/), '450')
  await userEvent.selectOptions(screen.getByLabelText('Batch'), 'b-1')
  await userEvent.clear(screen.getByLabelText('Packs'))
  await userEvent.type(screen.getByLabelText('Packs'), '1')
  await userEvent.click(screen.getByRole('button', { name: /^New batch/ }))
  const form = within(screen.getByRole('group', { name: /^New batch/ }))
  await userEvent.click(form.getByRole('button', { name: 'Add batch' }))
  expect(form.getByText('Choose a date')).toBeInTheDocument()
  await userEvent.type(form.getByLabelText('Batch number'), 'tp-02')
  await userEvent.type(form.getByLabelText('Best before'), '2020-01-31')
  await userEvent.click(form.getByRole('button', { name: 'Add batch' }))
  const warning = await screen.findByText(/^, best before 31 Jan 2020, is past its best-before date/)
  expect(warning.parentElement).toHaveTextContent(/^TP-02, best before/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      version: 0,
      weight: 450,
      packed: [
        { line: 0, batch: 'b-1', quantity: 1 },
        { line: 0, batch: 'b-2', quantity: 1 },
      ],
    }),
  )
})

test('a photo is sent as taken, and shown with the photographer', async () => {
  const photo = { takenAt: '2026-11-26T06:30:00.000Z', takenBy: 'Asha' }
  let shown: PackingRecord = record
  openRecord({
    'GET /api/admin/shipments/p-1/record': () => ok(shown),
    'POST /api/admin/files/package-photos?shipment=p-1': () => {
      shown = { ...record, photo }
      return ok(shown)
    },
  })
  await userEvent.type(await screen.findByLabelText(/^Weight/), '450')
  const file = new File(['x'], 'shipment.jpg', { type: 'image/jpeg' })
  await userEvent.upload(screen.getByLabelText(/^Photo of the package/), file)
  expect(await screen.findByRole('img', { name: 'Shipment 1 of ORD-1' })).toBeInTheDocument()
  expect(screen.getByText('Taken 26 Nov 2026, 12:00 pm by Asha')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Weight/)).toHaveValue('450')
})

test('more packs than the shipment has are not sent, and a conflict says who was first', async () => {
  const { requests } = openRecord({ 'PUT /api/admin/shipments/p-1/record': refusals.changedMeanwhile })
  await userEvent.selectOptions(await screen.findByLabelText('Batch'), 'b-1')
  await userEvent.type(screen.getByLabelText('Packs'), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter a whole number of packs, up to 2 in total')).toBeInTheDocument()
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
  await userEvent.clear(screen.getByLabelText('Packs'))
  await userEvent.type(screen.getByLabelText('Packs'), '2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Asha changed this/)).toBeInTheDocument()
})
