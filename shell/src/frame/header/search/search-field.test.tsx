import 'design-system/testing/dialog-in-jsdom'
import { act, screen, waitFor } from '@testing-library/react'
import type { ModuleRequest } from 'composition/runtime/testing/federation'
import type { RemoteModule, SearchSlot } from 'shared-contracts/remote'
import { turnSearchKey } from 'shared-contracts/remote/search/search-key'
import { catalog, content, openShop, pagesModule } from '../../../testing/open-shop'
import { followSearchKey } from './follow-search-key'

const searching = { ...catalog, prefixes: [...catalog.prefixes, '/search'] }

function Place({ field }: SearchSlot) {
  return <p>Found under {field.name}</p>
}

function BrokenPlace(): never {
  throw new Error('Broken.')
}

type LoadPlace = NonNullable<NonNullable<RemoteModule['places']>['search']>

async function openHome(loadPlace: LoadPlace = async () => ({ Component: Place })) {
  localStorage.clear()
  const search = jest.fn(loadPlace)
  const load = async ({ name }: ModuleRequest): Promise<RemoteModule> =>
    name === 'mf-catalog'
      ? { ...pagesModule(name, '/all-products', '/search'), places: { search } }
      : pagesModule(name, '/', '/about')
  const shop = openShop('/', { load, live: [content, searching] })
  await screen.findByRole('heading', { name: 'Home' })
  // jsdom has no layout, so this makes the field in the bar the visible one.
  const [field] = screen.getAllByRole<HTMLInputElement>('searchbox', { name: 'Search the shop' })
  if (!field) throw new Error('The header has no field.')
  field.getClientRects = () => [new DOMRect(0, 0, 200, 40)] as unknown as DOMRectList
  return { ...shop, field, search }
}

test('the code of the search loads when the field is first used, not before', async () => {
  const { user, field, search, load } = await openHome()
  expect(load.mock.calls.map(([{ name }]) => name)).toEqual(['mf-content'])
  await user.click(field)
  expect(await screen.findByText('Found under q')).toBeInTheDocument()
  expect(search).toHaveBeenCalledTimes(1)
})

test('a submitted search opens the search page, without a page load', async () => {
  const { user, field } = await openHome()
  await user.type(field, ' kali mirch{Enter}')
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/search?q=kali+mirch'))
  // The new page's heading gets the focus.
  await waitFor(() => expect(field).not.toHaveFocus())
  await user.clear(field)
  await user.type(field, '{Enter}')
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('the field is a form that opens the page without scripts', async () => {
  const { field } = await openHome()
  expect(field.form).toHaveAttribute('action', '/search')
  expect(field.form).not.toHaveAttribute('method')
  expect(field.name).toBe('q')
})

test('a component that fails to load leaves the field alone, and is retried', async () => {
  let isUp = false
  const { user, field, search } = await openHome(async () => {
    if (!isUp) throw new Error('No line.')
    return { Component: Place }
  })
  await user.type(field, 'haldi')
  expect(field).toHaveValue('haldi')
  isUp = true
  act(() => field.blur())
  await user.click(field)
  expect(await screen.findByText('Found under q')).toBeInTheDocument()
  expect(search).toHaveBeenCalledTimes(2)
})

test('a component that breaks affects nothing else', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, field } = await openHome(async () => ({ Component: BrokenPlace }))
  await user.type(field, 'haldi')
  expect(field).toHaveValue('haldi')
  jest.restoreAllMocks()
})

describe('the key /', () => {
  let end = () => {}
  afterEach(() => end())

  async function openWithKeys() {
    const shop = await openHome()
    end = followSearchKey(shop.router.navigator)
    return shop
  }

  test('focuses the field, and is not typed into it', async () => {
    const { user, field } = await openWithKeys()
    await user.keyboard('/')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await user.keyboard('1/2')
    expect(field).toHaveValue('1/2')
  })

  test('is a letter while typing, and ignored with modifier keys', async () => {
    const { user, field } = await openWithKeys()
    const email = screen.getByLabelText<HTMLInputElement>('Your email')
    await user.type(email, 'a/b')
    expect(email).toHaveValue('a/b')
    act(() => email.blur())
    await user.keyboard('{Control>}/{/Control}')
    expect(field).not.toHaveFocus()
  })

  test('opens the page if no field is visible', async () => {
    const { user, field } = await openWithKeys()
    field.getClientRects = () => [] as unknown as DOMRectList
    await user.keyboard('/')
    await waitFor(() => expect(window.location.pathname).toBe('/search'))
  })

  test('does nothing if it is turned off', async () => {
    const { user, field } = await openWithKeys()
    turnSearchKey(false)
    await user.keyboard('/')
    expect(field).not.toHaveFocus()
  })
})
