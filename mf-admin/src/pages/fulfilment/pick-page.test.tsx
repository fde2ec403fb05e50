import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { PickList } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import { openAdmin } from '../../testing/open-admin'

const orders = [
  { id: 'o-1', orderId: 'ORD-1', name: 'Asha Rao', pieces: 2, isNew: false },
  { id: 'o-2', orderId: 'ORD-2', name: 'ರವಿ', pieces: 1, isNew: true },
]
const pick = {
  ...{ productId: 'turmeric', variantId: 't-100', name: 'Turmeric Powder', variant: '100 g', quantity: 3 },
  orders: [
    { id: 'o-1', orderId: 'ORD-1', quantity: 2 },
    { id: 'o-2', orderId: 'ORD-2', quantity: 1 },
  ],
}
const list: PickList = { picks: [pick], orders, printedAt: '2026-11-26T06:30:00.000Z' }

beforeEach(() => localStorage.clear())

function openList() {
  return openAdmin('/admin/pick', {
    role: 'packer',
    api: {
      'POST /api/admin/pick-list': (body) => {
        const isPart = Array.isArray((body as { orders?: unknown }).orders)
        return { status: 200, body: isPart ? { ...list, picks: [{ ...pick, quantity: 2 }] } : list }
      },
      'POST /api/admin/pick-list/printed': { status: 200, body: list },
    },
  })
}

test('packs are summed over the orders and ticked off, also after a reload', async () => {
  openList()
  const row = await screen.findByRole('checkbox', { name: /3.*Turmeric Powder, 100 g/ })
  await userEvent.click(row)
  expect(screen.getByText('1 of 1 picked')).toBeInTheDocument()
  openList()
  await waitFor(() => expect(screen.getAllByText('1 of 1 picked')).toHaveLength(2))
})

test('an order that arrived after the printing is marked', async () => {
  openList()
  expect(await screen.findByText('New since last print')).toBeInTheDocument()
})

test('leaving an order out updates the totals', async () => {
  openList()
  await userEvent.click(await screen.findByRole('checkbox', { name: /ರವಿ/ }))
  expect(await screen.findByRole('checkbox', { name: /^2.*Turmeric Powder/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Print label' })).toHaveAttribute(
    'href',
    '/api/admin/documents/labels?orders=o-1&size=a6',
  )
})

test('printing marks the orders of the list', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { requests } = openList()
  await userEvent.click(await screen.findByRole('button', { name: 'Print pick list' }))
  await waitFor(() => expect(print).toHaveBeenCalled())
  expect(requests.find(({ url }) => url.endsWith('/printed'))?.body).toEqual({ orders: ['o-1', 'o-2'] })
})
