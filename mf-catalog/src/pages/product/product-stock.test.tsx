import { screen, within } from '@testing-library/react'
import type { Product, Variant } from 'shared-contracts/catalog/product'
import type { FakeApi } from 'shared-contracts/testing'
import { renderRemote } from 'shared-contracts/testing'
import { words as inHindi } from '../../i18n/hi/index'
import module from '../../module'
import { turmeric } from '../../testing/example-products'

beforeEach(() => localStorage.clear())

const [large, small] = turmeric.variants
const withPacks = (...changes: Partial<Variant>[]): Product => ({
  ...turmeric,
  variants: [large, small].flatMap((variant, place) => (variant ? [{ ...variant, ...changes[place] }] : [])),
})
const soldOut = withPacks({}, { isSoldOut: true })

function openProduct(
  product: Product,
  api: FakeApi = {},
  options: Partial<Parameters<typeof renderRemote>[2]> = {},
) {
  const found = { status: 200, body: { success: true, data: product } }
  return renderRemote(module, '/ground-spices/turmeric-powder', {
    ...options,
    api: { 'GET /api/products/turmeric-powder': found, ...api },
  })
}

async function openSoldOutPack(api: FakeApi = {}, product = soldOut) {
  const page = openProduct(product, api)
  await page.user.selectOptions(await screen.findByRole('combobox'), '100 g - ₹125 (sold out)')
  return { ...page, form: within(await screen.findByRole('form', { name: 'Notify me' })) }
}

const asked = (needsConfirming: boolean) => ({
  'POST /api/back-in-stock': { status: 200, body: { message: 'Thank you.', needsConfirming } },
})

test('the last packs of the chosen pack size are counted down, and plenty of packs are not', async () => {
  const { user } = openProduct(withPacks({}, { left: 3 }))
  const choice = await screen.findByRole('combobox', { name: 'Select the Quantity' })
  expect(choice).not.toHaveAccessibleDescription()
  await user.selectOptions(choice, '100 g - ₹125')
  expect(choice).toHaveAccessibleDescription('Only 3 left')
  expect(screen.getByRole('button', { name: 'ADD TO CART' })).toBeEnabled()
})

test('a page without sold-out packs has no form', async () => {
  openProduct(turmeric)
  expect(await screen.findByRole('button', { name: 'ADD TO CART' })).toBeEnabled()
  expect(screen.queryByRole('form', { name: 'Notify me' })).not.toBeInTheDocument()
})

test('a shopper asks for an email when a sold-out pack is back, by keyboard', async () => {
  const { user, form, requests } = await openSoldOutPack(asked(true))
  expect(screen.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled()
  const email = form.getByRole('textbox', { name: 'Your email' })
  expect(email).toHaveAccessibleDescription('We’ll email you once when it’s back.')
  await user.type(email, 'asha@example.com{Enter}')
  const outcome = await screen.findByText('Almost done: confirm your address with the link in our email.')
  expect(outcome).toHaveFocus()
  expect(requests.at(-1)).toMatchObject({
    url: '/api/back-in-stock',
    body: { productId: 'turmeric-powder', variantId: 'turmeric-100', email: 'asha@example.com' },
  })
})

test('a signed-in customer’s address is filled in, and needs no confirmation', async () => {
  localStorage.setItem('user', JSON.stringify({ id: 'c-1', firstName: 'Asha', email: 'asha@example.com' }))
  const { user, form } = await openSoldOutPack(asked(false))
  expect(form.getByRole('textbox')).toHaveValue('asha@example.com')
  await user.click(form.getByRole('button', { name: 'Notify me' }))
  expect(
    await screen.findByText('We’ll email you once when it’s back.', { selector: '[role="status"]' }),
  ).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Notify me' })).not.toBeInTheDocument()
})

test('an empty address is explained, and nothing is sent', async () => {
  const { user, form, requests } = await openSoldOutPack()
  await user.click(form.getByRole('button', { name: 'Notify me' }))
  expect(form.getByRole('textbox')).toHaveAccessibleDescription(/Please enter a valid email\.$/)
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test.each([
  [{ status: 429, body: { message: 'Too many attempts.' } }, /Too many attempts\.$/],
  [{ status: 500, body: {} }, /Couldn’t save your request\. Check your connection and try again\.$/],
])('a request that fails can be sent again: %j', async (answer, explained) => {
  const { user, form } = await openSoldOutPack({ 'POST /api/back-in-stock': answer })
  await user.type(form.getByRole('textbox'), 'asha@example.com{Enter}')
  expect(await form.findByText(explained)).toBeVisible()
  expect(form.getByRole('textbox')).toHaveValue('asha@example.com')
  expect(form.getByRole('button', { name: 'Notify me' })).toBeEnabled()
})

test('another sold-out pack has its own request', async () => {
  const { user } = await openSoldOutPack(asked(true), withPacks({ isSoldOut: true }, { isSoldOut: true }))
  await user.type(screen.getByRole('textbox', { name: 'Your email' }), 'asha@example.com{Enter}')
  await screen.findByText(/^Almost done/)
  await user.selectOptions(screen.getByRole('combobox'), '250 g - ₹290 (sold out)')
  expect(await screen.findByRole('textbox', { name: 'Your email' })).toHaveValue('')
})

test('the form is in the reader’s language', async () => {
  const { missing } = openProduct(
    withPacks({ isSoldOut: true }, { left: 2 }),
    {
      'GET /api/products/turmeric-powder/description/hi': { status: 200, body: { success: true, data: {} } },
    },
    { reads: { language: 'hi', words: inHindi } },
  )
  expect(await screen.findByRole('form', { name: 'मुझे बताएँ' })).toBeVisible()
  expect(missing).toEqual([])
})
