import { screen, within } from '@testing-library/react'
import type { StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import { openAdmin } from '../../testing/open-admin'
import { counted, turmericStock } from '../../testing/stock'

const STOCK = 'GET /api/admin/stock'
const list = (...variants: StockVariant[]) => ({ status: 200, body: { variants } })
const low = counted({ onHand: 6, reserved: 4, available: 2, lowAt: 3 })
const gone: StockVariant = {
  ...counted({ onHand: 1, reserved: 2, available: 0, missing: 1 }),
  ...{ productId: 'cloves', variantId: 'cloves-50g', name: 'Cloves', label: '50 g' },
  ...{ barcode: '4006381333931', waiting: 3 },
}
const free: StockVariant = { ...turmericStock, variantId: 'turmeric-powder-500g', label: '500 g' }

const cards = () => within(screen.getByRole('list', { name: 'Packs' })).getAllByRole('link')

test('the stock lists what is on hand, reserved and available, and what is low, sold out or oversold', async () => {
  openAdmin('/admin/stock', { role: 'packer', api: { [STOCK]: list(low, free, gone) } })
  expect(await screen.findByText('3 packs')).toBeInTheDocument()
  const [first, second, third] = cards()
  expect(first).toHaveTextContent('Turmeric Powder, 100 gLowOn hand6Reserved4Available2')
  expect(first).toHaveAttribute('href', '/admin/stock/turmeric-powder/turmeric-powder-100g')
  expect(second).toHaveTextContent('Turmeric Powder, 500 gNot counted')
  expect(third).toHaveTextContent(
    'Cloves, 50 gOversoldSold outOn hand1Reserved2Available0Missing13 shoppers are waiting for it',
  )
})

test('a search and a filter narrow the list, and stay in the address', async () => {
  const { user, router } = openAdmin('/admin/stock', { api: { [STOCK]: list(low, free, gone) } })
  await user.selectOptions(await screen.findByLabelText('Show'), 'Oversold')
  expect(screen.getByText('1 pack')).toBeInTheDocument()
  expect(cards()[0]).toHaveTextContent('Cloves')
  await user.type(screen.getByLabelText('Search packs'), '89')
  expect(screen.getByRole('heading', { name: 'No packs found' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?show=oversold&q=89')
  await user.selectOptions(screen.getByLabelText('Show'), 'All packs')
  expect(cards()).toHaveLength(2)
})

test('a list that fails to load can be retried', async () => {
  let isDown = true
  const { user } = openAdmin('/admin/stock', {
    api: { [STOCK]: () => (isDown ? { status: 500, body: {} } : list(low)) },
  })
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the stock' })).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('1 pack')).toBeInTheDocument()
})

test('an accountant does not see the stock', async () => {
  const { requests } = openAdmin('/admin/stock', { role: 'accountant', api: { [STOCK]: list(low) } })
  expect(await screen.findByText(/don’t have permission/)).toBeInTheDocument()
  expect(requests.some(({ url }) => url === '/api/admin/stock')).toBe(false)
})
