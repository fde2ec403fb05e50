import { screen } from '@testing-library/react'
import type { BulkPlan } from 'shared-contracts/catalog/admin/bulk-schema'
import { inTurn, openAdmin, refusals } from '../../testing/open-admin'

const CSV = '/api/admin/files/catalogue-csv'
const PRICES = '/api/admin/catalogue-prices'
const plan: BulkPlan = {
  changes: [
    {
      productId: 'turmeric-powder',
      variantId: 'turmeric-powder-100g',
      title: 'Turmeric Powder, 100 g',
      field: 'price',
      before: 12500,
      after: 13100,
    },
  ],
  faults: [],
  seen: 'first',
}
const ok = (body: unknown) => ({ status: 200, body })
const table = (text: string) => new File([text], 'catalogue.csv', { type: 'text/csv' })
const FILE = 'Upload CSV'

test('new prices are previewed before they are applied, and undone together', async () => {
  const { user, requests } = openAdmin('/admin/catalogue/bulk-edit', {
    role: 'editor',
    api: {
      [`POST ${PRICES}/preview`]: ok(plan),
      [`POST ${PRICES}`]: ok({ changed: 1, save: 'of-today' }),
      'POST /api/admin/catalogue-saves/of-today/undo': ok({ restored: [], spared: [] }),
    },
  })
  await user.selectOptions(await screen.findByLabelText('Change by'), 'Rupees')
  await user.type(screen.getByLabelText('Amount'), '5.50')
  await user.click(screen.getByRole('button', { name: 'Preview new prices' }))
  expect(await screen.findByText('Price: Rs 125 → Rs 131')).toBeInTheDocument()
  expect(requests.some(({ url }) => url === PRICES)).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Apply changes' }))
  expect(await screen.findByText(/^Saved 1 change\./)).toBeInTheDocument()
  expect(requests.find(({ url }) => url === PRICES)?.body).toEqual({
    input: { sum: 550, roundTo: 100 },
    seen: 'first',
  })
  await user.click(screen.getByRole('button', { name: 'Undo all changes' }))
  expect(await screen.findByText('Undone.')).toBeInTheDocument()
})

test('an invalid percentage is reported next to its field', async () => {
  const { user, requests } = openAdmin('/admin/catalogue/bulk-edit')
  await user.type(await screen.findByLabelText('Amount'), 'ten')
  await user.click(screen.getByRole('button', { name: 'Preview new prices' }))
  expect(screen.getByText('Enter a percentage from -90 to 200, such as 10 or -2.5')).toBeInTheDocument()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('each error in a CSV is listed with row and column, and nothing can be applied', async () => {
  const faults = [{ row: 7, column: 'price', message: 'Enter a price in rupees, such as 125 or 125.50.' }]
  const { user } = openAdmin('/admin/catalogue/bulk-edit', {
    api: { [`POST ${CSV}/preview`]: ok({ changes: [], faults, seen: '' }) },
  })
  await user.upload(await screen.findByLabelText(FILE), table('product_id,price\nx,y'))
  expect(await screen.findByText('Row 7 column price')).toBeInTheDocument()
  expect(screen.getByText('Enter a price in rupees, such as 125 or 125.50.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Apply changes' })).toBeNull()
})

test('an outdated plan is previewed again before it is applied', async () => {
  const { user, requests } = openAdmin('/admin/catalogue/bulk-edit', {
    api: {
      [`POST ${CSV}/preview`]: inTurn(ok(plan), ok({ ...plan, seen: 'second' })),
      [`POST ${CSV}`]: inTurn(refusals.changedMeanwhile, ok({ changed: 1 })),
    },
  })
  await user.upload(await screen.findByLabelText(FILE), table('product_id,price\nturmeric-powder,131'))
  await user.click(await screen.findByRole('button', { name: 'Apply changes' }))
  await user.click(await screen.findByRole('button', { name: 'Show latest version' }))
  await user.click(await screen.findByRole('button', { name: 'Apply changes' }))
  expect(await screen.findByText(/^Saved 1 change/)).toBeInTheDocument()
  expect(requests.filter(({ url }) => url === CSV).map(({ body }) => body)).toMatchObject([
    { seen: 'first' },
    { seen: 'second' },
  ])
})
