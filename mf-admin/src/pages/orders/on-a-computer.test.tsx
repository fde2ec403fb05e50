import { screen, waitFor, within } from '@testing-library/react'
import { OrderSearch } from 'shared-contracts/orders/admin/orders-schema'
import * as z from 'zod/mini'
import { exampleCard, exampleOrder } from '../../testing/example-order'
import { openAdmin } from '../../testing/open-admin'

const ravi = {
  ...exampleCard,
  id: 'order-2',
  orderId: 'ORD-1795000000002',
  name: 'Ravi Kumar',
  total: 125_000,
}

// jsdom has no media queries.
beforeAll(() => {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) })
})
afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'))

function open(path: string) {
  return openAdmin(path, {
    role: 'packer',
    api: {
      'POST /api/admin/orders/search': { status: 200, body: { orders: [exampleCard, ravi], total: 2 } },
      'GET /api/admin/orders/order-1': { status: 200, body: exampleOrder },
    },
  })
}

const listedOrders = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

test('orders are a table, sorted by the server after a press on a heading', async () => {
  const { user } = openAdmin('/admin?shipments=shipped', {
    role: 'packer',
    api: {
      'POST /api/admin/orders/search': (body) => {
        const isSorted = z.safeParse(OrderSearch, body).data?.sorting?.by === 'total'
        const orders = isSorted ? [ravi, exampleCard] : [exampleCard, ravi]
        return { status: 200, body: { orders, total: 2 } }
      },
    },
  })
  const table = await screen.findByRole('table', { name: 'Orders' })
  expect(listedOrders(table)).toEqual([exampleCard.orderId, ravi.orderId])
  await user.click(within(table).getByRole('button', { name: 'Total' }))
  await waitFor(() =>
    expect(listedOrders(screen.getByRole('table', { name: 'Orders' }))).toEqual([
      ravi.orderId,
      exampleCard.orderId,
    ]),
  )
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending')
})

test('a part-shipped order keeps the day by which the rest has to ship', async () => {
  openAdmin('/admin', {
    role: 'packer',
    api: {
      'POST /api/admin/orders/search': {
        status: 200,
        body: { orders: [{ ...exampleCard, word: 'Part shipped', dueOn: '2026-12-08' }], total: 1 },
      },
    },
  })
  const row = await screen.findByRole('row', { name: /Part shipped/ })
  expect(within(row).getByRole('cell', { name: '8 Dec' })).toBeInTheDocument()
})

test('totals have Indian groups, and paise only if there are any', async () => {
  open('/admin')
  const table = await screen.findByRole('table', { name: 'Orders' })
  expect(within(table).getByRole('cell', { name: 'Rs 1,25,000' })).toBeInTheDocument()
})

test('orders are selected with x, without a mouse', async () => {
  const { user } = open('/admin')
  await screen.findByRole('table', { name: 'Orders' })
  await user.keyboard('jjx')
  expect(screen.getByRole('checkbox', { name: `Select ${ravi.orderId}` })).toBeChecked()
  expect(screen.getByRole('link', { name: 'Print label' })).toBeInTheDocument()
  await user.keyboard('x')
  expect(screen.getByRole('checkbox', { name: `Select ${ravi.orderId}` })).not.toBeChecked()
})

test('keys go on from the order whose checkbox has the focus', async () => {
  const { user } = open('/admin')
  await screen.findByRole('table', { name: 'Orders' })
  const tick = screen.getByRole('checkbox', { name: `Select ${ravi.orderId}` })
  tick.focus()
  await user.keyboard(' x')
  expect(tick).not.toBeChecked()
  await user.keyboard('k')
  expect(screen.getByRole('link', { name: exampleCard.orderId })).toHaveFocus()
})

test('an order opens beside its list, which keeps its filters', async () => {
  open('/admin/orders/order-1?shipments=shipped')
  const list = await screen.findByRole('region', { name: 'Orders' })
  const opened = await within(list).findByRole('link', { name: exampleCard.orderId })
  expect(opened).toHaveAttribute('aria-current', 'true')
  expect(within(list).getByRole('link', { name: ravi.orderId })).toHaveAttribute(
    'href',
    '/admin/orders/order-2?shipments=shipped',
  )
  expect(screen.getByRole('link', { name: 'Back to orders' })).toHaveAttribute(
    'href',
    '/admin?shipments=shipped',
  )
  expect(await screen.findByRole('button', { name: 'Ship' })).toBeInTheDocument()
})
