import { screen } from '@testing-library/react'
import { openAdmin } from '../../testing/open-admin'
import { turmeric } from '../../testing/products'

const draft = {
  ...turmeric,
  id: 'goda-masala',
  name: 'Goda Masala',
  isListed: false,
  variants: [],
  images: [],
}
const PATH = '/api/admin/products/goda-masala'
const ok = (body: unknown) => ({ status: 200, body })
const api = {
  'POST /api/admin/products': ok(draft),
  [`GET ${PATH}`]: ok(draft),
  [`GET ${PATH}/history`]: ok({ changes: [], charged: [] }),
  [`GET ${PATH}/scheduled`]: ok({ scheduled: [] }),
  [`POST ${PATH}/variants`]: ok(draft),
}

test('a new product gets the slug that its name suggests, and then its first pack', async () => {
  const { user, requests } = openAdmin('/admin/catalogue/new', { role: 'editor', api })
  await user.click(await screen.findByRole('button', { name: 'Create draft' }))
  expect(screen.getByText('Enter a product name')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Name'), 'Goda Masálá')
  await user.selectOptions(screen.getByLabelText('Category'), 'SPICES BLENDS')
  await user.click(screen.getByRole('button', { name: 'Create draft' }))
  expect(await screen.findByRole('heading', { name: 'Goda Masala' })).toBeInTheDocument()
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent()).toEqual([{ id: 'goda-masala', name: 'Goda Masálá', category: 'SPICES BLENDS' }])

  await user.type(screen.getByLabelText('Pack'), '100 g')
  await user.type(screen.getByLabelText('Price in rupees'), '140')
  await user.type(screen.getByLabelText('Net quantity'), '100')
  await user.click(screen.getByRole('button', { name: 'Add pack' }))
  expect(sent()[1]).toEqual({ label: '100 g', price: 14000, net: { amount: 100, unit: 'g' } })
})
