import { act, screen, waitFor, within } from '@testing-library/react'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { buildPartResponse, buildPartResponses, manyProducts, partRequest } from '../../testing/many-products'
import { watchPlaces } from '../../testing/watch-places'

let places: ReturnType<typeof watchPlaces>
beforeEach(() => {
  places = watchPlaces()
})
afterEach(() => places.restore())

function openList(
  count: number,
  { path = '/all-products', api = {} }: { path?: string; api?: FakeApi } = {},
) {
  return renderRemote(module, path, { api: { ...buildPartResponses(manyProducts(count)), ...api } })
}

const card = (place: number) =>
  screen.findByRole('link', { name: `Turmeric No. ${place} From Rs 125 VIEW PRODUCT` })
const cards = () => screen.getAllByRole('link', { name: /^Turmeric No/ })
const findLink = (products: string) => screen.findByRole('link', { name: `Products ${products}` })
const failure = { status: 500, body: { message: 'Down', code: 'INTERNAL' } }

test('a list of 60 products is shown whole, without links to parts [7.11]', async () => {
  const { container, requests } = openList(60)
  await card(60)
  expect(cards()).toHaveLength(60)
  const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('a'))
  expect(items.map((item) => item.querySelectorAll('a').length)).toEqual(Array(60).fill(1))
  expect(screen.queryByText(/^Products/)).not.toBeInTheDocument()
  expect(container.querySelectorAll('[data-even], [data-full]')).toHaveLength(0)
  expect(requests).toHaveLength(1)
})

test('a list of 61 products shows 60, a link to the last and its reserved space [7.11, 7.12]', async () => {
  const { requests, container } = openList(61)
  await card(60)
  expect(cards()).toHaveLength(60)
  expect(await findLink('61 to 61')).toHaveAttribute('href', '/all-products/part/2')
  expect(container.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(1)
  expect(requests).toHaveLength(1)
})

test('scrolling to a part loads its products in order and no other part [7.11]', async () => {
  const { requests } = openList(200)
  places.comesNear(await findLink('61 to 120'))
  await card(61)
  expect(cards().map((link) => link.textContent)).toEqual(
    manyProducts(120).map(({ name }) => `${name}From Rs 125VIEW PRODUCT`),
  )
  expect(screen.queryByRole('link', { name: 'Products 61 to 120' })).not.toBeInTheDocument()
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([partRequest(1), partRequest(2)])
})

test('jumping to the end loads the last part without those between', async () => {
  openList(200)
  places.comesNear(await findLink('181 to 200'))
  await card(200)
  expect(cards()).toHaveLength(80)
  expect(await findLink('61 to 120')).toBeInTheDocument()
})

test('a part far out of view is removed, and restored without a request', async () => {
  const { requests } = openList(200)
  places.comesNear(await findLink('61 to 120'))
  places.goesFar(await card(61))
  expect(cards()).toHaveLength(60)
  places.comesNear(await findLink('61 to 120'))
  await card(61)
  expect(requests).toHaveLength(2)
})

test('a part with the focus stays', async () => {
  openList(200)
  places.comesNear(await findLink('61 to 120'))
  const focused = await card(61)
  act(() => focused.focus())
  places.goesFar(focused)
  expect(focused).toHaveFocus()
})

test('the focus moves from the link of a part to its products when they load', async () => {
  openList(200)
  const link = await findLink('61 to 120')
  act(() => link.focus())
  places.comesNear(link)
  await card(61)
  expect(screen.getByRole('group', { name: 'Products 61 to 120' })).toHaveFocus()
})

test('a part that failed to load says so, and Retry loads it and keeps the focus [7.13]', async () => {
  let isDown = true
  const { user } = openList(200, {
    api: { [partRequest(2)]: () => (isDown ? failure : buildPartResponse(manyProducts(200), 2)) },
  })
  places.comesNear(await findLink('61 to 120'))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('These products didn’t load')
  expect(cards()).toHaveLength(60)
  isDown = false
  await user.click(within(notice).getByRole('button', { name: 'Retry' }))
  const first = await card(61)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(document.activeElement).toContainElement(first)
})

test('a part is a separate page, which continues the list and links back [7.12]', async () => {
  const { router, user } = openList(200, { path: '/all-products/part/2' })
  await card(61)
  expect(cards()).toHaveLength(60)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ALL PRODUCTS')
  expect(await findLink('121 to 180')).toHaveAttribute('href', '/all-products/part/3')
  const back = await findLink('1 to 60')
  expect(back).toHaveAttribute('href', '/all-products')
  await user.click(back)
  expect(router.state.location.pathname).toBe('/all-products')
  await card(1)
})

test('the third part links back to the second', async () => {
  openList(200, { path: '/all-products/part/3' })
  expect(await findLink('61 to 120')).toHaveAttribute('href', '/all-products/part/2')
})

test('the link to a part opens its page by keyboard', async () => {
  const { router, user } = openList(200)
  const link = await findLink('61 to 120')
  act(() => link.focus())
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/all-products/part/2')
  await card(61)
})

test.each(['1', '0', '4', '02', 'two', '-1', '99999'])(
  'a list without a part %s says so and links to its beginning',
  async (part) => {
    openList(61, {
      path: `/all-products/part/${part}`,
      api: { [partRequest(4)]: { ...buildPartResponse(manyProducts(61), 4) } },
    })
    const link = await screen.findByRole('link', { name: 'Go to the start of the list' })
    expect(link).toHaveAttribute('href', '/all-products')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
)

test('an api without parts has its whole list shown', async () => {
  const body = { success: true, data: manyProducts(90), message: 'ok' }
  openList(0, { api: { [partRequest(1)]: { status: 200, body } } })
  await card(90)
  await waitFor(() => expect(cards()).toHaveLength(90))
  expect(screen.queryByText(/^Products/)).not.toBeInTheDocument()
})
