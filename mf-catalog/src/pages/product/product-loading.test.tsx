import { screen, within } from '@testing-library/react'
import { createStore } from 'shared-contracts/store'
import { fakeHttp, renderRemote } from 'shared-contracts/testing'
import { asCards } from '../../data/as-cards'
import { listPartsApi } from '../../data/list-parts-api'
import module from '../../module'
import { turmeric } from '../../testing/example-products'

const down = { status: 500, body: { message: 'Down', code: 'INTERNAL' } }
const found = { status: 200, body: { success: true, data: turmeric } }

function openUnreachable() {
  let isDown = true
  const page = renderRemote(module, '/ground-spices/turmeric-powder', {
    api: { 'GET /api/products/turmeric-powder': () => (isDown ? down : found) },
  })
  return {
    ...page,
    recover() {
      isDown = false
    },
  }
}

test('Loading Product... stays after a failure, and Retry loads the product [8.1, 8.2]', async () => {
  const { user, recover } = openUnreachable()
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('This product didn’t load')
  expect(screen.getByRole('heading', { level: 1, name: 'Loading Product...' })).toBeInTheDocument()
  recover()
  await user.click(within(notice).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Turmeric Powder' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a failed Retry shows the error again [8.2]', async () => {
  const { user, requests } = openUnreachable()
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This product didn’t load')
  expect(requests.filter(({ url }) => url === '/api/products/turmeric-powder')).toHaveLength(2)
})

test('the focus stays on the page during a Retry [8.2]', async () => {
  const { user, recover } = openUnreachable()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  recover()
  retry.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Turmeric Powder' })
  expect(document.activeElement).not.toBe(document.body)
  await user.tab()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus()
})

test('an unknown product has a friendly message and a link back to the list [8.3]', async () => {
  renderRemote(module, '/whole-spices/moon-dust')
  expect(await screen.findByText('We don’t have this product')).toBeInTheDocument()
  expect(screen.getByText('Loading Product...')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See what we have' })).toHaveAttribute('href', '/whole-spices')
})

test('a product opened from a list shows its name and price at once, beside Loading Product... [8.1]', async () => {
  const store = createStore({ http: fakeHttp({}).http })
  const value = asCards({ items: [turmeric], total: 1 })
  const arg = { category: 'GROUND SPICES' as const, part: 1 }
  store.dispatch(listPartsApi.util.upsertQueryEntries([{ endpointName: 'mfCatalogGetListPart', arg, value }]))
  let answer = (_: typeof found) => {}
  renderRemote(module, '/ground-spices/turmeric-powder', {
    preloadedState: store.getState(),
    api: {
      'GET /api/products/turmeric-powder': () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Turmeric Powder' })).toBeInTheDocument()
  expect(screen.getByText('From Rs 125')).toBeInTheDocument()
  expect(screen.getByText('Loading Product...')).toBeInTheDocument()
  answer(found)
  expect(await screen.findByRole('button', { name: 'ADD TO CART' })).toBeInTheDocument()
  expect(screen.queryByText('Loading Product...')).not.toBeInTheDocument()
})
