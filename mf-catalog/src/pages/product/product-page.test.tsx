import { act, screen, within } from '@testing-library/react'
import type { Product } from 'shared-contracts/catalog/product'
import { selectCartLines } from 'shared-contracts/store'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { cloves, kit, turmeric } from '../../testing/example-products'

beforeEach(() => localStorage.clear())

function openProduct(product: Product, path = `/ground-spices/${product._id}`) {
  const body = { success: true, data: product, message: 'ok' }
  return renderRemote(module, path, { api: { [`GET /api/products/${product._id}`]: { status: 200, body } } })
}

const mainPicture = () => screen.getByRole('img', { name: /Turmeric Powder|Cloves/ })

test('the page shows Loading Product... and then the product [8.1, 8.4, 8.15, 8.16]', async () => {
  openProduct(turmeric)
  expect(screen.getByText('Loading Product...')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: 'Turmeric Powder' })).toBeInTheDocument()
  expect(screen.queryByText('Loading Product...')).not.toBeInTheDocument()
  expect(screen.getByText('Deep yellow turmeric. Warm and earthy.')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Certification' })).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'Our qualities' })).toBeInTheDocument()
  expect(
    screen.getByRole('heading', { name: 'SO WHAT ARE THE HEALTH BENEFITS OF OUR WHOLE SPICES' }),
  ).toBeInTheDocument()
  for (const blurb of ['WHOLE SPICES', 'DIY KIT', 'GROUND SPICES'])
    expect(screen.getByRole('heading', { level: 3, name: blurb })).toBeInTheDocument()
})

test('the price follows the chosen pack [8.10, 8.11]', async () => {
  const { user } = openProduct(turmeric)
  const choice = await screen.findByRole('combobox', { name: 'Select the Quantity' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['250 g - ₹290', '100 g - ₹125'])
  expect(screen.getByText('Rs 290')).toBeInTheDocument()
  await user.selectOptions(choice, '100 g - ₹125')
  expect(screen.queryByText('Rs 290')).not.toBeInTheDocument()
})

test('ADD TO CART adds one line of the chosen variant with the first picture and opens the cart [8.13, 24.3]', async () => {
  const { user, store, router } = openProduct(turmeric)
  await user.selectOptions(await screen.findByRole('combobox'), '100 g - ₹125')
  await user.click(screen.getByRole('button', { name: 'Image 2 of 2' }))
  await user.click(screen.getByRole('button', { name: 'ADD TO CART' }))
  expect(selectCartLines(store.getState())).toEqual([
    {
      id: 'turmeric-powder',
      variantId: 'turmeric-100',
      variantLabel: '100 g',
      title: 'Turmeric Powder',
      price: 12500,
      image: '/uploads/turmeric-powder-1.jpg',
      quantity: 1,
    },
  ])
  expect(router.state.location.pathname).toBe('/cart')
})

test('a thumbnail shows its picture [8.6]', async () => {
  const { user } = openProduct(turmeric)
  const second = await screen.findByRole('button', { name: 'Image 2 of 2' })
  expect(mainPicture()).toHaveAttribute('src', '/uploads/turmeric-powder-1.jpg')
  await user.click(second)
  expect(mainPicture()).toHaveAttribute('src', '/uploads/turmeric-powder-2.jpg')
  expect(second).toHaveAttribute('aria-current', 'true')
})

test('a ground spice starts at its first picture and shows the chosen pack', async () => {
  const images = [1, 2, 3].map((number) => `/uploads/turmeric-powder-${number}.jpg`)
  const { user } = openProduct({ ...turmeric, images })
  const choice = await screen.findByRole('combobox')
  expect(mainPicture()).toHaveAttribute('src', images[0])
  await user.selectOptions(choice, '100 g - ₹125')
  expect(mainPicture()).toHaveAttribute('src', images[2])
  await user.selectOptions(choice, '250 g - ₹290')
  expect(mainPicture()).toHaveAttribute('src', images[1])
})

test('a whole spice starts at its second picture and shows the one of each pack [8.9]', async () => {
  const { user } = openProduct(cloves, '/whole-spices/cloves')
  const choice = await screen.findByRole('combobox')
  expect(screen.getAllByRole('button', { name: /^Image/ })).toHaveLength(2)
  expect(mainPicture()).toHaveAttribute('src', '/uploads/cloves-2.jpg')
  expect(screen.getByText('Rs 180.50')).toBeInTheDocument()
  await user.selectOptions(choice, '100 g - ₹340')
  expect(mainPicture()).toHaveAttribute('src', '/uploads/cloves-3.jpg')
})

test('the thumbnails are 60 px wide and high [8.7]', async () => {
  openProduct(turmeric)
  const thumbnails = await screen.findAllByRole('button', { name: /^Image/ })
  expect(thumbnails).toHaveLength(2)
  for (const thumbnail of thumbnails) {
    const picture = thumbnail.querySelector('img')
    expect(picture).toHaveAttribute('width', '60')
    expect(picture).toHaveAttribute('height', '60')
  }
})

test('a whole spice keeps its own picture rule among ALL PRODUCTS [8.9]', async () => {
  const { user } = openProduct(cloves, '/all-products/cloves')
  const choice = await screen.findByRole('combobox')
  expect(mainPicture()).toHaveAttribute('src', '/uploads/cloves-2.jpg')
  await user.selectOptions(choice, '100 g - ₹340')
  expect(mainPicture()).toHaveAttribute('src', '/uploads/cloves-3.jpg')
})

test('a whole spice goes to the cart with its first picture, which its page skips [8.13]', async () => {
  const { user, store } = openProduct(cloves, '/whole-spices/cloves')
  await user.click(await screen.findByRole('button', { name: 'ADD TO CART' }))
  expect(selectCartLines(store.getState())).toMatchObject([
    { id: 'cloves', price: 18050, image: '/uploads/cloves-1.jpg', quantity: 1 },
  ])
})

test("a product without pictures shows the shop's drawing [8.8]", async () => {
  openProduct(kit, '/diy-spices/rasam-powder-kit')
  const picture = await screen.findByRole('img', { name: 'Rasam Powder Kit' })
  expect(picture.querySelector('svg')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Image/ })).not.toBeInTheDocument()
})

test('a product without variants reads Sale and Rs 0 and says why it cannot be bought [8.11, 8.12]', async () => {
  openProduct(kit, '/diy-spices/rasam-powder-kit')
  expect(await screen.findByText('Sale')).toBeInTheDocument()
  expect(screen.getByText('Rs 0')).toBeInTheDocument()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.queryByText('Select the Quantity')).not.toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'ADD TO CART' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(/isn’t available right now/)
})

test('the description of a kit has one line for each sentence [8.5]', async () => {
  openProduct(kit, '/diy-spices/rasam-powder-kit')
  expect(await screen.findByText('Roast the spices for 1.5 minutes.')).toBeInTheDocument()
  expect(screen.getByText('Grind them.')).toBeInTheDocument()
  expect(screen.getByText('Stir into the pot.')).toBeInTheDocument()
})

test('a product is also shown under the path of another list [8.22]', async () => {
  openProduct(cloves, '/retails/cloves')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cloves' })).toBeInTheDocument()
})

test('another product resets the chosen pack [8.11]', async () => {
  const { user, router } = renderRemote(module, '/all-products/turmeric-powder', {
    api: {
      'GET /api/products/turmeric-powder': { status: 200, body: { success: true, data: turmeric } },
      'GET /api/products/cloves': { status: 200, body: { success: true, data: cloves } },
    },
  })
  await user.selectOptions(await screen.findByRole('combobox'), '100 g - ₹125')
  await act(() => router.navigate('/all-products/cloves'))
  expect(await screen.findByText('Rs 180.50')).toBeInTheDocument()
})

test('the path of a product is case-insensitive [1.8]', async () => {
  openProduct(cloves, '/WHOLE-Spices/cloves')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cloves' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Whole Spices' })).toHaveAttribute('href', '/whole-spices')
})
