import { screen, within } from '@testing-library/react'
import type { StockTakePlan, StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import { inTurn, openAdmin, refusals } from '../../testing/open-admin'
import { counted, turmericStock } from '../../testing/stock'

const TAKE = '/api/admin/files/stock-take'
const ok = (body: unknown) => ({ status: 200, body })
const turmeric = counted({ onHand: 12 })
const cloves: StockVariant = {
  ...counted(),
  ...{ productId: 'cloves', variantId: 'cloves-50g', name: 'Cloves', label: '50 g', barcode: null },
}
const free: StockVariant = {
  ...turmericStock,
  ...{ variantId: 'turmeric-powder-500g', label: '500 g', barcode: '4006381333931' },
}
const plan: StockTakePlan = {
  differences: [
    {
      ...{ productId: 'turmeric-powder', variantId: 'turmeric-powder-100g', title: 'Turmeric Powder, 100 g' },
      ...{ before: 12, after: 2, reserved: 4 },
    },
  ],
  same: 1,
  faults: [],
  seen: 'first',
}

beforeEach(() => localStorage.clear())

function openStockTake(api: NonNullable<Parameters<typeof openAdmin>[1]>['api'] = {}) {
  const stock = ok({ variants: [turmeric, cloves, free] })
  return openAdmin('/admin/stock/take', { role: 'packer', api: { 'GET /api/admin/stock': stock, ...api } })
}

async function scan({ user }: Pick<ReturnType<typeof openAdmin>, 'user'>, ...codes: string[]) {
  const field = await screen.findByLabelText('Pack barcode')
  // A scanner types a code and Enter.
  for (const code of codes) await user.type(field, `${code}{Enter}`)
}

const applyCounts = () => screen.findByRole('button', { name: 'Apply counts' })

test('packs are counted by scanning, each difference is previewed, and then all are applied', async () => {
  const page = openStockTake({
    [`POST ${TAKE}/preview`]: ok(plan),
    [`POST ${TAKE}`]: ok({ changed: 1 }),
  })
  await scan(page, '8901234567894', 'CLOVES-50G', '8901234567894')
  expect(screen.getByText('Turmeric Powder, 100 g: 2')).toBeInTheDocument()
  await page.user.click(screen.getByRole('button', { name: 'Cloves, 50 g: one more' }))
  await page.user.click(screen.getByRole('button', { name: 'Preview 2 packs' }))
  expect(await screen.findByText('12 on hand → 2 (−10)')).toBeInTheDocument()
  expect(screen.getByText('4 packs reserved: some orders can’t be sent.')).toBeInTheDocument()
  expect(
    screen.getByText('1 difference; 1 pack as expected. Nothing has been saved yet.'),
  ).toBeInTheDocument()
  expect(page.requests.some(({ url }) => url === TAKE)).toBe(false)
  await page.user.type(screen.getByLabelText(/^Note/), 'November count')
  await page.user.click(await applyCounts())
  expect(await screen.findByText('Saved. 1 pack changed.')).toBeInTheDocument()
  const scanned = [
    { barcode: '8901234567894', count: 2 },
    { barcode: 'cloves-50g', count: 2 },
  ]
  expect(page.requests.find(({ url }) => url === TAKE)).toMatchObject({
    headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) },
    body: { scanned, seen: 'first', why: 'November count' },
  })
  expect(screen.queryByRole('list', { name: 'Counted packs' })).toBeNull()
})

test('a scanned code that is unknown, or whose pack is not counted, changes nothing', async () => {
  const page = openStockTake()
  await scan(page, '8900000000000')
  expect(screen.getByText('No pack has the barcode 8900000000000.')).toBeInTheDocument()
  await scan(page, '4006381333931')
  expect(screen.getByText('Turmeric Powder, 500 g isn’t counted yet.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Start counting it' })).toHaveAttribute(
    'href',
    '/admin/stock/turmeric-powder/turmeric-powder-500g',
  )
  expect(screen.queryByRole('list', { name: 'Counted packs' })).toBeNull()
})

test('a number can be typed, and a pack can be removed', async () => {
  const page = openStockTake()
  await scan(page, '8901234567894')
  const count = screen.getByLabelText('Turmeric Powder, 100 g')
  await page.user.clear(count)
  expect(screen.getByText('Enter a whole number for each pack.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Preview 1 pack' })).toBeDisabled()
  await page.user.type(count, '40')
  expect(screen.getByRole('button', { name: 'Preview 1 pack' })).toBeEnabled()
  await page.user.click(screen.getByRole('button', { name: 'Remove Turmeric Powder, 100 g' }))
  expect(screen.queryByRole('list', { name: 'Counted packs' })).toBeNull()
})

test('the counts survive a reload', async () => {
  const page = openStockTake()
  await scan(page, '8901234567894', '8901234567894')
  page.unmount()
  openStockTake()
  expect(await screen.findByLabelText('Turmeric Powder, 100 g')).toHaveValue('2')
})

const file = (text: string) => new File([text], 'stock.csv', { type: 'text/csv' })

test('each error in a file is listed with row and column, and nothing can be applied', async () => {
  const faults = [{ row: 3, column: 'on_hand', message: 'Enter a whole number of packs.' }]
  const { user } = openStockTake({ [`POST ${TAKE}/preview`]: ok({ ...plan, differences: [], faults }) })
  await user.upload(await screen.findByLabelText('Upload CSV'), file('barcode,on_hand\nx,many'))
  const errors = within(await screen.findByRole('list', { name: 'Errors' }))
  expect(errors.getByText('Row 3 column on_hand')).toBeInTheDocument()
  expect(screen.getByText('1 error found. Nothing was changed.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Apply counts' })).toBeNull()
})

test('a preview that is out of date is made again before it is applied', async () => {
  const { user, requests } = openStockTake({
    [`POST ${TAKE}/preview`]: inTurn(ok(plan), ok({ ...plan, seen: 'second' })),
    [`POST ${TAKE}`]: inTurn(refusals.changedMeanwhile, ok({ changed: 2 })),
  })
  await user.upload(await screen.findByLabelText('Upload CSV'), file('barcode,on_hand\n8901234567894,2'))
  await user.click(await applyCounts())
  await user.click(await screen.findByRole('button', { name: 'Show latest version' }))
  await user.click(await applyCounts())
  expect(await screen.findByText('Saved. 2 packs changed.')).toBeInTheDocument()
  expect(requests.filter(({ url }) => url === TAKE).map(({ body }) => body)).toMatchObject([
    { csv: 'barcode,on_hand\n8901234567894,2', seen: 'first' },
    { seen: 'second' },
  ])
})

test('counts that agree leave nothing to apply', async () => {
  const { user } = openStockTake({ [`POST ${TAKE}/preview`]: ok({ ...plan, differences: [], same: 3 }) })
  await user.upload(await screen.findByLabelText('Upload CSV'), file('barcode,on_hand\n8901234567894,12'))
  expect(await screen.findByText('All counts agree: 3 packs. There’s nothing to change.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Apply counts' })).toBeNull()
})
