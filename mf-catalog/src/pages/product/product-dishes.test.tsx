import { screen, within } from '@testing-library/react'
import type { Product } from 'shared-contracts/catalog/product'
import type { RootState } from 'shared-contracts/store'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { kit, turmeric } from '../../testing/example-products'

const chole: Product = { ...turmeric, _id: 'chole-masala', name: 'Chole Masala', category: 'SPICES BLENDS' }

async function openProduct(list: string, product: Product, preloadedState?: Partial<RootState>) {
  const body = { success: true, data: product }
  renderRemote(module, `${list}/${product._id}`, {
    api: { [`GET /api/products/${product._id}`]: { status: 200, body } },
    preloadedState,
  })
  await screen.findByRole('heading', { level: 1, name: product.name })
}

test('the page of a spice lists its dishes', async () => {
  await openProduct('/retails', chole)
  const part = (await screen.findByRole('heading', { name: 'COOK WITH IT' })).closest('section')
  const links = within(part ?? document.body).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Punjabi CholeVIEW RECIPE', '/product/3'],
  ])
})

test('all dishes of a spice are listed, even if there are many', async () => {
  await openProduct('/ground-spices', turmeric)
  const part = (await screen.findByRole('heading', { name: 'COOK WITH IT' })).closest('section')
  expect(within(part ?? document.body).getAllByRole('link')).toHaveLength(5)
})

test('a product without recipes has no list of dishes', async () => {
  await openProduct('/diy-spices', kit)
  await screen.findByRole('region', { name: 'Our qualities' })
  expect(screen.queryByRole('heading', { name: 'COOK WITH IT' })).toBeNull()
})

test('a dish renamed by staff has its new name', async () => {
  const data = { '/product/3': { title: 'Amritsari Chole', isElsewhere: true } }
  await openProduct('/retails', chole, {
    api: { queries: { own: { data } } },
  } as unknown as Partial<RootState>)
  expect(await screen.findByRole('link', { name: /^Amritsari Chole/ })).toHaveAttribute('href', '/product/3')
})
