import { screen, within } from '@testing-library/react'
import type { Today } from 'shared-contracts/analytics/admin/today-schema'
import { openAdmin } from '../../../testing/open-admin'

const today: Today = {
  at: '2026-11-26T08:00:00Z',
  numbers: [
    { name: 'sales', today: { now: 120_050, before: 100_000 }, week: { now: 0, before: 0 } },
    { name: 'average', today: { now: null, before: null }, week: { now: 17_500, before: 17_500 } },
  ],
  shelf: { toPack: 12, late: 3 },
  topVariants: [{ name: 'Turmeric', variant: '100 g', pieces: 7, money: 87_500 }],
  unpaid: [
    {
      ...{
        order: 'o-1',
        orderId: 'ORD-1',
        placedAt: new Date(Date.now() - 7_200_000).toISOString(),
        total: 17_500,
      },
      ...{
        name: 'Asha Rao',
        phone: '9876543210',
        failure: '',
        payAgainAt: 'https://shop.example/thank-you?x',
      },
    },
  ],
  steps: [{ step: 'product-seen', today: 12, week: 90 }],
}

test('an owner sees the figures with their meaning, and the unpaid orders', async () => {
  openAdmin('/admin/today', { api: { 'GET /api/admin/today': { status: 200, body: today } } })
  const sales = (await screen.findByRole('heading', { name: 'Sales' })).closest('li') as HTMLElement
  expect(within(sales).getByText('Rs 1,200.50')).toBeInTheDocument()
  expect(within(sales).getByText('up 20% from Rs 1,000')).toBeInTheDocument()
  expect(within(sales).getByText(/Payments received for orders/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '12 to pack' })).toHaveAttribute('href', '/admin')
  expect(screen.getByText('3 late')).toBeInTheDocument()
  expect(screen.getByText(/within 7 working days/)).toBeInTheDocument()
  expect(screen.getByText('–')).toBeInTheDocument()
  const unpaid = screen.getByText(/No payment attempts yet/).closest('li') as HTMLElement
  expect(within(unpaid).getByRole('link', { name: '9876543210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  expect(within(unpaid).getByRole('link', { name: 'Payment page ORD-1' })).toHaveAttribute(
    'href',
    'https://shop.example/thank-you?x',
  )
  expect(screen.getByText('7, Rs 875')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Viewed a product 12 90' })).toBeInTheDocument()
})
