import { screen, within } from '@testing-library/react'
import type { Product } from 'shared-contracts/catalog/product'
import { selectCartLines } from 'shared-contracts/store'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { cloves, clovesFacts } from '../../testing/example-products'

const found = (data: unknown) => ({ status: 200, body: { success: true, data } })

function openCloves(product: Product = cloves) {
  return renderRemote(module, '/whole-spices/cloves', {
    api: {
      'GET /api/products/cloves': found(product),
      'GET /api/products/cloves/facts': found(clovesFacts),
    },
  })
}

const factsBlock = () => screen.findByRole('region', { name: 'PRODUCT FACTS' })
const line = () => screen.getByRole('region', { name: 'Cloves' })

test('the chosen pack shows its MRP and its price per 100 g', async () => {
  const { user } = openCloves()
  expect(await screen.findAllByText('₹361.00 per 100 g')).not.toHaveLength(0)
  expect(line()).toHaveTextContent('MRP ₹190 incl. of all taxes')
  await user.selectOptions(screen.getByRole('combobox'), '250 g - ₹800')
  expect(line()).toHaveTextContent('MRP ₹800 incl. of all taxes')
  expect(line()).toHaveTextContent('₹320.00 per 100 g')
})

test('the page compares all packs and shows label and delivery time', async () => {
  openCloves()
  await screen.findAllByText('₹361.00 per 100 g')
  const block = within(await factsBlock())
  const variants = block.getAllByText(/per 100 g/).map(({ textContent }) => textContent)
  expect(variants).toEqual(['₹361.00 per 100 g', '₹340.00 per 100 g', '₹320.00 per 100 g'])
  for (const [term, text] of [
    ['Ingredients', 'Cloves'],
    ['Allergens', 'None in the ingredients'],
    ['Best before', '24 months from packing'],
    ['Country of origin', 'India'],
    ['Made and packed by', 'A Spice Maker, Bangalore'],
    [
      'Delivery',
      'Orders are processed in 5-7 business days. Delivery within India takes 4-7 days after that. More about delivery',
    ],
  ] as const)
    expect(block.getByText(term).nextElementSibling).toHaveTextContent(text)
  expect(block.queryByText(/FSSAI/)).not.toBeInTheDocument()
  expect(block.getByRole('link', { name: 'More about delivery' })).toHaveAttribute('href', '/shipping')
})

test('a price that was never charged is not struck through', async () => {
  openCloves()
  const block = await factsBlock()
  expect(block.querySelector('s, del')).toBeNull()
  expect(line().querySelector('s, del')).toBeNull()
})

test('a sold-out pack is shown and cannot be added, and another can', async () => {
  const [small, ...others] = cloves.variants
  const { user, store } = openCloves({
    ...cloves,
    variants: [...(small ? [{ ...small, isSoldOut: true }] : []), ...others],
  })
  const choice = await screen.findByRole('combobox')
  expect(within(choice).getByRole('option', { selected: true })).toHaveTextContent(
    '50 g - ₹180.50 (sold out)',
  )
  const button = screen.getByRole('button', { name: 'ADD TO CART' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('The 50 g pack is sold out. Another pack size is in stock.')
  expect(within(await factsBlock()).getByText('Sold out')).toBeVisible()
  await user.selectOptions(choice, '100 g - ₹340')
  await user.click(screen.getByRole('button', { name: 'ADD TO CART' }))
  expect(selectCartLines(store.getState())).toMatchObject([{ variantId: 'cloves-100' }])
})

test('the page works without its label', async () => {
  renderRemote(module, '/whole-spices/cloves', { api: { 'GET /api/products/cloves': found(cloves) } })
  expect(await screen.findByRole('button', { name: 'ADD TO CART' })).toBeEnabled()
  expect(within(await factsBlock()).getByText('₹180.50')).toBeVisible()
  expect(screen.queryByText(/MRP/)).not.toBeInTheDocument()
})
