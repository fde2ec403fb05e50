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

test('the pick list adds up the packs of all orders, and its ticks survive a reload', async () => {
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

test('the packer chooses the orders first: the oldest ones, or all', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...{ id: `o-${index}`, orderId: `ORD-${index}`, name: 'Asha Rao', pieces: 1, isNew: false },
  }))
  const { requests } = openAdmin('/admin/pick', {
    role: 'packer',
    api: { 'POST /api/admin/pick-list': { status: 200, body: { ...list, orders: many } } },
  })
  expect(await screen.findByRole('heading', { name: '12 orders to pick' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Oldest 10' }))
  expect(screen.getByRole('heading', { name: '10 orders to pick' })).toBeInTheDocument()
  await waitFor(() =>
    expect(requests.at(-1)?.body).toEqual({ orders: many.slice(0, 10).map(({ id }) => id) }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(screen.getByRole('heading', { name: '12 orders to pick' })).toBeInTheDocument()
})

test('a packer at an empty shelf marks the pack as sold out, and as available again', async () => {
  const { requests } = openAdmin('/admin/pick', {
    role: 'packer',
    api: {
      'POST /api/admin/pick-list': { status: 200, body: list },
      'PUT /api/admin/products/turmeric/variants/t-100/sold-out': (body) => ({ status: 200, body }),
    },
  })
  const named = (label: string) => ({ name: `${label} Turmeric Powder, 100 g` })
  await userEvent.click(await screen.findByRole('button', named('Mark as sold out')))
  await userEvent.click(await screen.findByRole('button', named('Mark as available')))
  expect(await screen.findByRole('button', named('Mark as sold out'))).toBeInTheDocument()
  const marks = requests.filter(({ url }) => url.endsWith('/sold-out')).map(({ body }) => body)
  expect(marks).toEqual([{ isSoldOut: true }, { isSoldOut: false }])
})

test('printing marks the orders of the list', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { requests } = openList()
  await userEvent.click(await screen.findByRole('button', { name: 'Print pick list' }))
  await waitFor(() => expect(print).toHaveBeenCalled())
  expect(requests.find(({ url }) => url.endsWith('/printed'))?.body).toEqual({ orders: ['o-1', 'o-2'] })
})
