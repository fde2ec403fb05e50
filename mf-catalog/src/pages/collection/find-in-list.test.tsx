import { screen, waitFor } from '@testing-library/react'
import type { Product } from 'shared-contracts/catalog/product'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { cloves, kit } from '../../testing/example-products'
import { buildPartResponses, manyProducts } from '../../testing/many-products'
import { watchPlaces } from '../../testing/watch-places'

let places: ReturnType<typeof watchPlaces>
beforeEach(() => {
  sessionStorage.clear()
  places = watchPlaces()
})
afterEach(() => places.restore())

const findRequest = (name: string) => `GET /api/products?name=${name}&from=0&count=60`
const found = (data: readonly Product[], total = data.length) => ({
  status: 200,
  body: { success: true, data, message: 'ok', total },
})

function openList(count: number, api: FakeApi = {}, path = '/all-products') {
  return renderRemote(module, path, { api: { ...buildPartResponses(manyProducts(count)), ...api } })
}

/** Waits for the text first: computing the roles of a long list on each change takes too long. */
async function findCard(name: RegExp) {
  await screen.findAllByText(name)
  return screen.getByRole('link', { name })
}

const field = () => screen.findByRole('searchbox', { name: 'Find in this list' })
const asked = (requests: { url: string }[]) => requests.filter(({ url }) => url.includes('name='))

test('a list of 60 products has no search field [7.14]', async () => {
  openList(60)
  await findCard(/No\. 60\b/)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('a long list can be searched by name, shows the number of results, and sends one request [7.14]', async () => {
  const { user, requests } = openList(200, { [findRequest('clove')]: found([cloves]) })
  await user.type(await field(), 'clove')
  const link = await findCard(/^Cloves/)
  expect(link).toHaveAttribute('href', '/all-products/cloves')
  expect(screen.getByRole('status')).toHaveTextContent('1 product found.')
  expect(screen.queryByRole('link', { name: /Turmeric/ })).not.toBeInTheDocument()
  expect(asked(requests)).toHaveLength(1)
  expect(await field()).toHaveFocus()
})

test('too many results are cut to a page, with their total number', async () => {
  const { user } = openList(200, { [findRequest('turmeric')]: found(manyProducts(60), 199) })
  await user.type(await field(), ' turmeric ')
  const told = '199 products found. Showing the first 60.'
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(told))
})

test('an empty result leads back to the whole list, and the focus to the field [7.14]', async () => {
  const { user } = openList(200, { [findRequest('tea')]: found([]) })
  await user.type(await field(), 'tea')
  expect(await screen.findByRole('heading', { name: 'No product in this list has that name.' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show the whole list' }))
  expect(await findCard(/No\. 60\b/)).toBeInTheDocument()
  expect(await field()).toHaveValue('')
  expect(await field()).toHaveFocus()
})

test('clearing the field shows the whole list immediately', async () => {
  const { user } = openList(200, { [findRequest('kit')]: found([kit]) })
  await user.type(await field(), 'kit')
  await findCard(/Rasam/)
  await user.clear(await field())
  expect(screen.getByRole('link', { name: /No\. 60\b/ })).toBeInTheDocument()
})

test('a failed search can be repeated with Retry', async () => {
  let isDown = true
  const { user } = openList(200, {
    [findRequest('clove')]: () =>
      isDown ? { status: 500, body: { message: 'Down', code: 'INTERNAL' } } : found([cloves]),
  })
  await user.type(await field(), 'clove')
  expect(await screen.findByRole('alert')).toHaveTextContent('Search isn’t working right now')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await findCard(/^Cloves/)).toBeInTheDocument()
})

test('the search covers the whole list from any of its parts', async () => {
  const list = manyProducts(130)
  const url = '/api/products/category/GROUND%20SPICES'
  const body = { success: true, data: list.slice(60, 120), message: 'ok', total: 130 }
  const { user } = openList(
    0,
    {
      [`GET ${url}?from=60&count=60`]: { status: 200, body },
      [`GET ${url}?name=haldi&from=0&count=60`]: found(list.slice(0, 1)),
    },
    '/ground-spices/part/2',
  )
  await user.type(await field(), 'haldi')
  expect(await findCard(/No\. 1\b/)).toHaveAttribute('href', '/ground-spices/turmeric-1')
})
