import { screen, within } from '@testing-library/react'
import { openAdmin } from '../../testing/open-admin'
import { pepper, turmeric } from '../../testing/products'

const listed = (products: object[]) => ({ status: 200, body: { products } })
const LIST = 'GET /api/admin/products'
const EDIT = 'PATCH /api/admin/products/turmeric-powder'

test('an editor finds a product by part of its name, and Back keeps the search', async () => {
  const { user, router } = openAdmin('/admin/catalogue', {
    role: 'editor',
    api: { [LIST]: listed([turmeric, pepper]) },
  })
  expect(await screen.findByRole('link', { name: 'Turmeric Powder' })).toBeInTheDocument()
  expect(screen.getByText('2 products')).toBeInTheDocument()
  expect(screen.getByText('1 missing')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add licence number' })).toHaveAttribute('href', '/admin/shop')
  await user.type(screen.getByLabelText('Search products'), 'pep')
  expect(screen.getByRole('status')).toHaveTextContent('1 product')
  expect(screen.getByText('Not published', { selector: 'span' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?q=pep')
  await user.type(screen.getByLabelText('Search products'), 'x')
  expect(screen.getByText('No products found')).toBeInTheDocument()
})

test('a pack is marked as sold out in one tap', async () => {
  const { user, requests } = openAdmin('/admin/catalogue', {
    api: { [LIST]: listed([turmeric]), [EDIT]: { status: 200, body: turmeric } },
  })
  const button = await screen.findByRole('button', { name: 'Mark as sold out Turmeric Powder, 100 g' })
  await user.click(button)
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 7,
    variants: { 'turmeric-powder-100g': { isSoldOut: true } },
  })
})

test('a pack is labelled sold out only while it is', async () => {
  const [first, ...others] = turmeric.variants
  const variants = [{ ...first, isSoldOut: true }, ...others.map((one) => ({ ...one, isSoldOut: false }))]
  openAdmin('/admin/catalogue', { api: { [LIST]: listed([{ ...turmeric, variants } as typeof turmeric]) } })
  expect(
    await screen.findByRole('button', { name: 'Mark as available Turmeric Powder, 100 g' }),
  ).toBeVisible()
  expect(screen.getAllByText('Sold out')).toHaveLength(1)
})

test('a refusal is shown at the pack that was tapped', async () => {
  const { user } = openAdmin('/admin/catalogue', {
    api: {
      [LIST]: listed([turmeric]),
      [EDIT]: { status: 409, body: { code: 'CHANGED_MEANWHILE', message: 'Asha changed this.' } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as sold out Turmeric Powder, 100 g' }))
  expect(within(await screen.findByRole('alert')).getByText('Asha changed this.')).toBeInTheDocument()
})
