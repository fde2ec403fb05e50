import { screen, within } from '@testing-library/react'
import { openAdmin } from '../../testing/open-admin'

const TAXES = '/api/admin/product-taxes'
const old = { hsn: '0910', percent: 5, validFrom: '2025-09-22' }
const products = [
  {
    productId: 'turmeric-powder',
    name: 'Turmeric Powder',
    taxes: [{ ...old, hsn: '091030', validFrom: '2099-04-01' }, old],
  },
  { productId: 'saffron', name: 'Saffron', taxes: [] },
]
const api = { [`GET ${TAXES}`]: { status: 200, body: products } }

test('each product shows its codes with their days, and which one is in force today', async () => {
  const { user } = openAdmin('/admin/invoices/taxes', { role: 'accountant', api })
  expect(await screen.findByText('HSN 0910, 5%, from 22 Sept 2025 (current)')).toBeInTheDocument()
  expect(screen.getByText('HSN 091030, 5%, from 1 Apr 2099')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Set code/ })).toBeNull()
  await user.click(screen.getByLabelText('Only products without an HSN code'))
  const list = screen.getByRole('list', { name: 'HSN codes and rates' })
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Saffron'])
})

test('the owner sets a code with its start date, once it is valid', async () => {
  const { user, requests } = openAdmin('/admin/invoices/taxes', {
    api: { ...api, [`POST ${TAXES}/saffron`]: { status: 200, body: products } },
  })
  await user.click(await screen.findByRole('button', { name: 'Set code and rate for Saffron' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter an HSN code of 4, 6 or 8 digits')).toBeInTheDocument()
  await user.type(screen.getByLabelText('HSN code'), '0910 20')
  expect(screen.getByText('Choose the GST rate')).toBeInTheDocument()
  const rate = screen.getByLabelText('GST rate')
  expect(
    within(rate)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Choose a rate', '0%', '5%', '18%', '40%']])
  await user.selectOptions(rate, '5%')
  await user.clear(screen.getByLabelText('Applies from'))
  await user.type(screen.getByLabelText('Applies from'), '2026-12-01')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    hsn: '091020',
    percent: 5,
    validFrom: '2026-12-01',
  })
})
