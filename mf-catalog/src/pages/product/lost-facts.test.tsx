import { act, screen } from '@testing-library/react'
import { createStore } from 'shared-contracts/store'
import { fakeHttp, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { cloves, clovesFacts } from '../../testing/example-products'
import { getProduct } from '../../tools/get-product'

let isLineBroken = true
jest.mock('../../data/read-facts', () => {
  if (isLineBroken) throw new Error('Loading chunk 5 failed.')
  return jest.requireActual('../../data/read-facts')
})

const found = (data: unknown) => ({ status: 200, body: { success: true, data } })
const api = {
  'GET /api/products/cloves': found(cloves),
  'GET /api/products/cloves/facts': found(clovesFacts),
}

// This test must be the first, because a chunk that has loaded stays loaded.
test('an assistant gets a product even if its label cannot be read', async () => {
  const shop = { store: createStore({ http: fakeHttp(api).http }), goTo: jest.fn() }
  const told = await getProduct.execute({ product_id: 'cloves' }, shop)
  expect(told).toMatchObject({ name: 'Cloves' })
  expect(JSON.stringify(told)).not.toContain('A Spice Maker')
})

test('the facts of a label appear once their chunk loads, without a press', async () => {
  const { requests } = renderRemote(module, '/whole-spices/cloves', { api })
  await screen.findByRole('region', { name: 'PRODUCT FACTS' })
  expect(screen.queryByText('A Spice Maker, Bangalore')).not.toBeInTheDocument()
  isLineBroken = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('A Spice Maker, Bangalore')).toBeVisible()
  expect(requests.filter(({ url }) => url.endsWith('/facts'))).toHaveLength(1)
})
