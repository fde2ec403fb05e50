import { act, screen } from '@testing-library/react'
import type { Product } from 'shared-contracts/catalog/product'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { cloves, kit } from '../../testing/example-products'
import { buildPartResponses, manyProducts } from '../../testing/many-products'
import { watchPlaces } from '../../testing/watch-places'

let places: ReturnType<typeof watchPlaces>
beforeEach(() => {
  places = watchPlaces()
  sessionStorage.clear()
})
afterEach(() => {
  places.restore()
  jest.useRealTimers()
})

const answer = (data: Product | readonly Product[]) => ({
  status: 200,
  body: { success: true, data, message: 'ok', total: 1 },
})
const findRequest = (name: string) => `GET /api/products?name=${name}&from=0&count=60`

function openList() {
  const page = renderRemote(module, '/all-products', {
    api: {
      ...buildPartResponses(manyProducts(200)),
      [findRequest('clove')]: answer([cloves]),
      [findRequest('kit')]: answer([kit]),
      'GET /api/products/cloves': answer(cloves),
      'GET /api/products/rasam-powder-kit': answer(kit),
    },
  })
  const goes = (to: number | string) =>
    act(async () => {
      if (typeof to === 'number') await page.router.navigate(to)
      else await page.router.navigate(to)
    })
  return { ...page, goes }
}

/** Waits for the text first: computing the roles of a long list on each change takes too long. */
async function findCard(name: RegExp) {
  await screen.findAllByText(name)
  return screen.getByRole('link', { name })
}

const field = () => screen.findByRole('searchbox', { name: 'Find in this list' })

async function opensCloves() {
  const page = openList()
  await page.user.type(await field(), 'clove')
  await page.user.click(await findCard(/^Cloves/))
  await screen.findByRole('heading', { level: 1, name: 'Cloves' })
  return page
}

test('Back from a product found by search restores the results and the text in the field [7.15]', async () => {
  const { goes } = await opensCloves()
  await goes(-1)
  expect(screen.getByRole('link', { name: /^Cloves/ })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Turmeric/ })).not.toBeInTheDocument()
  expect(await field()).toHaveValue('clove')
})

test('the results are still there after ten minutes, with the focus below the field [7.15]', async () => {
  const { goes, requests } = await opensCloves()
  jest.useFakeTimers({ advanceTimers: true })
  await act(() => jest.advanceTimersByTimeAsync(600_000))
  await goes(-1)
  expect(screen.getByRole('searchbox')).toHaveValue('clove')
  expect(screen.getByRole('link', { name: /^Cloves/ })).toBeInTheDocument()
  // The prices were requested again.
  expect(requests.filter(({ url }) => url.includes('name=clove'))).toHaveLength(2)
})

test('a reload restores the results [7.15]', async () => {
  const { unmount, user } = openList()
  await user.type(await field(), 'clove')
  await findCard(/^Cloves/)
  unmount()
  openList()
  expect(await findCard(/^Cloves/)).toBeInTheDocument()
})

test('a new visit to the list, or one after leaving the results, shows the whole list', async () => {
  const { goes, user } = await opensCloves()
  await goes('/all-products')
  expect(await field()).toHaveValue('')
  expect(await findCard(/No\. 60\b/)).toBeInTheDocument()
  await user.type(await field(), 'kit')
  await findCard(/^Rasam/)
  await user.click(screen.getByRole('button', { name: 'Show the whole list' }))
  await goes('/all-products/cloves')
  await goes(-1)
  expect(await findCard(/No\. 60\b/)).toBeInTheDocument()
  await goes(-2)
  expect(await findCard(/^Cloves/)).toBeInTheDocument()
})

test('the search works in a browser without storage', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const { user } = openList()
  await user.type(await field(), 'clove')
  expect(await findCard(/^Cloves/)).toBeInTheDocument()
  blocked.mockRestore()
})
