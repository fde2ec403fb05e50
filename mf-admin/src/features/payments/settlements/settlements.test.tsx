import { screen, within } from '@testing-library/react'
import type { AdminSettlement } from 'shared-contracts/payments/admin/settlements-schema'
import { openAdmin } from '../../../testing/open-admin'

const ok = (body: unknown) => ({ status: 200, body })
const settlement: AdminSettlement = {
  ...{ id: 7, utr: 'AXISCN11', paidAt: '2026-11-27 00:00:00', credited: 17_000, sum: 17_100 },
  classes: [
    { class: 'payment', lines: 1, sum: 17_500 },
    { class: 'fee', lines: 1, sum: -400 },
  ],
  troubles: ['its lines add up to Rs 171, but the bank received Rs 170 as AXISCN11'],
}
const lines = [
  { class: 'payment', kind: 'PAYMENT', eventId: '1', orderId: 'ORD-1', amount: 17_500, trouble: null },
  { class: 'fee', kind: 'PAYMENT', eventId: '1', orderId: 'ORD-1', amount: -400, trouble: null },
]

test('the accountant uploads a settlement file, and sees its discrepancies line by line', async () => {
  const { user, requests } = openAdmin('/admin/money', {
    role: 'accountant',
    api: {
      'GET /api/admin/money/action-items': ok({ items: [], refundRequests: [] }),
      'GET /api/admin/money/accounts': ok({ gateways: [], differences: [] }),
      'GET /api/admin/money/settlements': ok([settlement]),
      'GET /api/admin/money/settlements/7/lines': ok(lines),
      'POST /api/admin/files/settlements': ok({ isNew: false, settlements: [settlement], unsettled: 2 }),
    },
  })
  const file = new File(['Settlements'], 'recon.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Settlement file (CSV)'), file)
  expect(await screen.findByText(/This file was already imported/)).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ name: 'recon.csv', csv: 'Settlements' },
  })
  const card = within(screen.getByRole('list', { name: 'Settlements' }))
  expect(card.getByText('Needs review')).toBeInTheDocument()
  expect(card.getByText(/its lines add up to Rs 171/)).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Show entries of AXISCN11' }))
  expect(await screen.findByText('PAYMENT, fee')).toBeInTheDocument()
  expect(screen.getByText(/PhonePe settlement files aren’t supported/)).toBeInTheDocument()
})

test('the screen without action items and files has one title and says that there are none', async () => {
  openAdmin('/admin/money', {
    role: 'accountant',
    api: {
      'GET /api/admin/money/action-items': ok({ items: [], refundRequests: [] }),
      'GET /api/admin/money/accounts': ok({ gateways: [], differences: [] }),
      'GET /api/admin/money/settlements': ok([]),
    },
  })
  expect(await screen.findByRole('heading', { level: 3, name: 'No settlements yet' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 2, name: 'Nothing pending' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
