import { screen, waitFor, within } from '@testing-library/react'
import type { Sales } from 'shared-contracts/analytics/admin/sales-schema'
import { openAdmin } from '../../../../testing/open-admin'
import { drawBars } from './draw-bars'

// jsdom has no canvas.
jest.mock('./draw-bars', () => ({ drawBars: jest.fn(() => () => {}) }))

const sales: Sales = {
  days: [
    { day: '2026-11-26', orders: 0, money: 0 },
    { day: '2026-11-27', orders: 3, money: 120_050 },
  ],
  soldOut: [{ productId: 'turmeric', name: 'Turmeric', variant: '100 g', pieces: 7 }],
}

const open = (body: Sales) =>
  openAdmin('/admin/today', { api: { 'GET /api/admin/sales': { status: 200, body } } })

test('an owner sees orders and revenue by day, as a chart and a table, newest first', async () => {
  open(sales)
  const table = await screen.findByRole('region', { name: 'Revenue by day' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['DayOrdersRevenue', '27 Nov3Rs 1,200.50', '26 Nov0Rs 0'])
  expect(screen.getByText('3 orders, Rs 1,200.50')).toBeInTheDocument()
  await waitFor(() =>
    expect(drawBars).toHaveBeenCalledWith(expect.any(HTMLCanvasElement), {
      unit: 'rupees',
      points: [
        { label: '26 Nov', value: 0 },
        { label: '27 Nov', value: 1200.5 },
      ],
    }),
  )
})

test('sold-out packs in demand link to their product', async () => {
  open(sales)
  expect(await screen.findByRole('link', { name: 'Turmeric, 100 g' })).toHaveAttribute(
    'href',
    '/admin/catalogue/turmeric',
  )
})

test('an owner reads that no pack in demand is sold out', async () => {
  open({ ...sales, soldOut: [] })
  expect(
    await screen.findByText('None of the packs bought in the last 30 days are sold out.'),
  ).toBeInTheDocument()
})

test('today’s figures work without the sales', async () => {
  openAdmin('/admin/today', { api: { 'GET /api/admin/sales': { status: 500, body: {} } } })
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the sales' })).toBeInTheDocument()
})
