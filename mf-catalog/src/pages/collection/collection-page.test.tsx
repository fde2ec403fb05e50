import { act, screen, within } from '@testing-library/react'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { cloves, kit, turmeric } from '../../testing/example-products'

const answer = (data: unknown) => ({ status: 200, body: { success: true, data, message: 'ok' } })
const groundUrl = 'GET /api/products/category/GROUND%20SPICES'

function openGroundSpices(api: FakeApi) {
  return renderRemote(module, '/ground-spices', { api })
}

function placeholders() {
  const waiting = screen.getByText('Loading products').parentElement ?? document.body
  return within(waiting).getAllByRole('listitem')
}

test.each([
  ['/ground-spices', 'SHOP BY GROUND SPICES', groundUrl],
  ['/whole-spices', 'SHOP BY WHOLE SPICES', 'GET /api/products/category/WHOLE%20SPICES'],
  ['/diy-spices', 'SHOP BY DIY SPICES KIT', 'GET /api/products?category=DIY%20SPICE%20KIT'],
  ['/retails', 'SHOP BY SPICES BLENDS', 'GET /api/products/category/SPICES%20BLENDS'],
  ['/all-products', 'ALL PRODUCTS', 'GET /api/products'],
])(
  '%s is headed %s and links to its own product pages [1.19, 7.1, 7.2, 23.1]',
  async (path, heading, url) => {
    renderRemote(module, path, { api: { [url]: answer([turmeric]) } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    expect(await screen.findByRole('link', { name: /Turmeric Powder/ })).toHaveAttribute(
      'href',
      `${path}/turmeric-powder`,
    )
  },
)

test("a card shows the product's name, lowest price, VIEW PRODUCT and first picture [7.7, 7.8, 7.9]", async () => {
  const { container } = openGroundSpices({ [groundUrl]: answer([turmeric, kit]) })
  const card = await screen.findByRole('link', { name: /Turmeric Powder/ })
  expect(within(card).getByText('From Rs 125')).toBeInTheDocument()
  expect(card).toHaveTextContent('VIEW PRODUCT')
  expect(container.querySelector('img[src="/uploads/turmeric-powder-1.jpg"]')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Rasam Powder Kit/ })).not.toHaveTextContent('From')
})

test.each([
  'public/uploads/products/turmeric-powder-1.jpg',
  'uploads\\turmeric-powder-1.jpg',
  'turmeric-powder-1.jpg',
])('the card of a picture stored at %s uses the last segment below /uploads/ [7.8]', async (stored) => {
  const { container } = openGroundSpices({ [groundUrl]: answer([{ ...turmeric, images: [stored] }]) })
  await screen.findByRole('link', { name: /Turmeric Powder/ })
  const pictures = container.querySelectorAll('img[src*="turmeric"]')
  expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual([
    '/uploads/turmeric-powder-1.jpg',
  ])
})

test('eight placeholders are shown until the products load [7.3]', async () => {
  let arrive = (_products: unknown) => {}
  openGroundSpices({
    [groundUrl]: () =>
      new Promise((resolve) => {
        arrive = (products) => resolve(answer(products))
      }),
  })
  expect(await screen.findByText('Loading products')).toBeInTheDocument()
  expect(placeholders()).toHaveLength(8)
  await Promise.resolve()
  arrive([cloves])
  expect(await screen.findByRole('link', { name: /Cloves/ })).toBeInTheDocument()
  expect(screen.queryByText('Loading products')).not.toBeInTheDocument()
})

test('an empty list keeps its placeholders and shows no error [7.4]', async () => {
  const { store, api } = openGroundSpices({ [groundUrl]: answer([]) })
  await act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())))
  expect(placeholders()).toHaveLength(8)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('after a failure the placeholders stay, and Retry loads the products [7.4, 7.5]', async () => {
  let isDown = true
  const { user } = openGroundSpices({
    [groundUrl]: () =>
      isDown ? { status: 500, body: { message: 'Down', code: 'INTERNAL' } } : answer([cloves]),
  })
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('The list didn’t load')
  expect(placeholders()).toHaveLength(8)
  isDown = false
  await user.click(within(notice).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: /Cloves/ })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a failed Retry shows the error again, and the focus stays in the list [7.5]', async () => {
  const { user, requests } = openGroundSpices({
    [groundUrl]: { status: 500, body: { message: 'Down', code: 'INTERNAL' } },
  })
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(requests.filter(({ url }) => url === '/api/products/category/GROUND%20SPICES')).toHaveLength(2)
  expect(document.activeElement).toContainElement(placeholders()[0] ?? null)
})

test("a product without pictures has the shop's drawing on its card [7.8]", async () => {
  openGroundSpices({ [groundUrl]: answer([kit]) })
  const card = await screen.findByRole('link', { name: /Rasam Powder Kit/ })
  expect(card.querySelector('img')).not.toBeInTheDocument()
  expect(card.querySelector('svg')).toBeInTheDocument()
})

test('the path of a list is case-insensitive [1.8]', async () => {
  renderRemote(module, '/GROUND-Spices', { api: { [groundUrl]: answer([turmeric]) } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SHOP BY GROUND SPICES')
  expect(await screen.findByRole('link', { name: /Turmeric Powder/ })).toBeInTheDocument()
})

test('a card links to the page of its product [7.2]', async () => {
  const { user, router } = openGroundSpices({ [groundUrl]: answer([turmeric]) })
  await user.click(await screen.findByRole('link', { name: /Turmeric Powder/ }))
  expect(router.state.location.pathname).toBe('/ground-spices/turmeric-powder')
})

const lists = ['/ground-spices', '/whole-spices', '/diy-spices', '/retails', '/all-products']

test.each(lists)('%s ends with the qualities, DIY KIT and BUY NOW [7.10]', (path) => {
  const { container } = renderRemote(module, path)
  const qualities = screen.getByRole('region', { name: 'Our qualities' })
  expect(
    within(qualities)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Authenticity', 'Fresh aroma', 'Natural colour', 'Uniform texture'])
  const links = [...container.querySelectorAll('a')].slice(-2)
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['DIY KIT', '/diy-spices'],
    ['BUY NOW', '/cart'],
  ])
  for (const link of links)
    expect(qualities.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
