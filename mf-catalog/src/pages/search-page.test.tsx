import { screen, waitFor, within } from '@testing-library/react'
import { searchIndex } from 'shared-contracts/remote/search/search-index'
import { nothingFound } from 'shared-contracts/store'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../module'
import { buildIndexResponse, entries, indexCall } from '../testing/example-index'

beforeEach(() => localStorage.clear())

const openSearch = (path: string, api: FakeApi = buildIndexResponse()) => renderRemote(module, path, { api })
const field = () => screen.findByRole('searchbox', { name: 'What are you looking for?' })
const results = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link'))
    .map((link) => [link.textContent, link.getAttribute('href')])

test('a query in the address lists the product before the recipe that uses it', async () => {
  openSearch('/search?q=haldi')
  expect(await screen.findByText('2 results for “haldi”.')).toBeVisible()
  expect(results()).toEqual([
    ['Turmeric Powder Product', '/ground-spices/turmeric-powder'],
    ['Rasam Recipe', '/product/5'],
  ])
  expect(await field()).toHaveValue('haldi')
})

test('typing finds results from the second letter on, with a single request', async () => {
  const { user, requests } = openSearch('/search')
  await user.type(await field(), 'j')
  expect(screen.getByText('Enter at least 2 different letters.')).toBeVisible()
  await user.type(await field(), 'eera')
  expect(await screen.findByRole('link', { name: /Cumin Seeds/ })).toBeVisible()
  expect(requests.filter(({ url }) => url === '/search-index.json')).toHaveLength(1)
})

test('the address follows the typing, so that Back restores the query', async () => {
  const { user, router } = openSearch('/search')
  await user.type(await field(), 'ಅರಿಶಿನ ')
  await waitFor(() => expect(router.state.location.search).toBe(`?${new URLSearchParams({ q: 'ಅರಿಶಿನ' })}`))
  expect(await field()).toHaveValue('ಅರಿಶಿನ ')
  expect(screen.getByRole('status')).toHaveTextContent('2 results for “ಅರಿಶಿನ”.')
})

test('submitting moves the focus to the results without loading a page', async () => {
  const { user, requests } = openSearch('/search')
  await user.type(await field(), 'jeera{Enter}')
  expect(await field()).not.toHaveFocus()
  expect(document.activeElement).toContainElement(await screen.findByRole('link', { name: /Cumin Seeds/ }))
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a misspelt query finds similar names and shows a note', async () => {
  openSearch('/search?q=turmeric+of+the+hills')
  expect(
    await screen.findByText('No exact match for “turmeric of the hills”. Here are the closest results.'),
  ).toBeVisible()
  expect(results()[0]).toEqual(['Turmeric Powder Product', '/ground-spices/turmeric-powder'])
})

test('an empty result links to the lists', async () => {
  openSearch('/search?q=zzqx')
  expect(await screen.findByText('Nothing found for “zzqx”.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Whole Spices' })).toHaveAttribute('href', '/whole-spices')
})

test('an index of another version links to a page that can read it and keeps the query', async () => {
  openSearch('/search?q=haldi', buildIndexResponse({ ...searchIndex('1', entries), shape: 2 }))
  const link = await screen.findByRole('link', { name: 'Reload to search for “haldi”' })
  expect(link).toHaveAttribute('href', '/search?q=haldi')
  expect(await field()).toHaveValue('haldi')
})

test('a failed search says so and works once the shop responds', async () => {
  let isUp = false
  const up = buildIndexResponse()[indexCall]
  const { user } = openSearch('/search?q=haldi', {
    [indexCall]: () => (isUp && typeof up === 'object' ? up : { status: 503, body: {} }),
  })
  expect(await screen.findByRole('heading', { name: 'Search isn’t working right now' })).toBeVisible()
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: /Turmeric Powder/ })).toBeVisible()
})

test.each([
  ['10 kB', 'haldi '.repeat(2000), 'We only search for the first 100 characters.'],
  ['control characters alone', '\u0000\u0007\u001b', /^Search for spices, recipes/],
  ['marks of direction around a name', '\u202ehaldi\u202c', '2 results for “haldi”.'],
])('a query of %s has an understandable result', async (_, question, answer) => {
  openSearch(`/search?${new URLSearchParams({ q: question })}`)
  expect(await screen.findByText(answer)).toBeVisible()
})

test('a query cannot inject markup', async () => {
  const { container } = openSearch(`/search?${new URLSearchParams({ q: '"><img src=x onerror=alert(1)>' })}`)
  await field()
  expect(container.querySelector('img[src="x"]')).toBeNull()
})

test('the / shortcut can be turned off and stays off', async () => {
  const { user, unmount } = openSearch('/search')
  const choice = () => screen.findByRole('checkbox', { name: /^Press \/ on any page to search/ })
  expect(await choice()).toBeChecked()
  await user.click(await choice())
  unmount()
  openSearch('/search')
  expect(await choice()).not.toBeChecked()
})

test("the shortcut's setting is never below results", async () => {
  const { user } = openSearch('/search')
  expect(await screen.findByRole('checkbox', { name: /^Press \// })).toBeVisible()
  await user.type(await field(), 'haldi')
  expect(await screen.findByText('2 results for “haldi”.')).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('the owner’s report gets only queries without results', async () => {
  const told: string[] = []
  const look = (question: string) => {
    const { store, unmount } = openSearch(`/search?q=${question}`)
    store.startListening({
      actionCreator: nothingFound,
      effect: ({ payload }) => void told.push(payload.query),
    })
    return unmount
  }
  const leave = look('haldi')
  await screen.findByText(/for “haldi”/)
  leave()
  look('zzzzqqq')
  await waitFor(() => expect(told).toEqual(['zzzzqqq']), { timeout: 5000 })
})
