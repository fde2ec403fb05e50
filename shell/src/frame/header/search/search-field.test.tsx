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
  // jsdom lays nothing out: the field of the bar shall be the one that is on screen.
  const [field] = screen.getAllByRole<HTMLInputElement>('searchbox', { name: 'Search the shop' })
  if (!field) throw new Error('The header has no field.')
  field.getClientRects = () => [new DOMRect(0, 0, 200, 40)] as unknown as DOMRectList
  return { ...shop, field, search }
}

test('before anything is typed the search costs nothing: its code comes when the field is touched', async () => {
  const { user, field, search, load } = await openHome()
  expect(load.mock.calls.map(([{ name }]) => name)).toEqual(['mf-content'])
  await user.click(field)
  expect(await screen.findByText('Found under q')).toBeInTheDocument()
  expect(search).toHaveBeenCalledTimes(1)
})

test('what is typed is asked at the search’s own page, without a page load', async () => {
  const { user, field } = await openHome()
  await user.type(field, ' kali mirch{Enter}')
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/search?q=kali+mirch'))
  // The focus goes to the new page's heading.
  await waitFor(() => expect(field).not.toHaveFocus())
  await user.clear(field)
  await user.type(field, '{Enter}')
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('without scripts the field is a form that leads to the page', async () => {
  const { field } = await openHome()
  expect(field.form).toHaveAttribute('action', '/search')
  expect(field.form).not.toHaveAttribute('method')
  expect(field.name).toBe('q')
})

test('a place that cannot be fetched or breaks leaves the field alone, and is tried again', async () => {
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

test('a place that breaks takes nothing with it', async () => {
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

  test('leads to the field, and is not typed into it', async () => {
    const { user, field } = await openWithKeys()
    await user.keyboard('/')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await user.keyboard('1/2')
    expect(field).toHaveValue('1/2')
  })

  test('is a letter where something is typed, and with other keys not ours', async () => {
    const { user, field } = await openWithKeys()
    const email = screen.getByLabelText<HTMLInputElement>('Your email')
    await user.type(email, 'a/b')
    expect(email).toHaveValue('a/b')
    act(() => email.blur())
    await user.keyboard('{Control>}/{/Control}')
    expect(field).not.toHaveFocus()
  })

  test('leads to the page where no field is on screen', async () => {
    const { user, field } = await openWithKeys()
    field.getClientRects = () => [] as unknown as DOMRectList
    await user.keyboard('/')
    await waitFor(() => expect(window.location.pathname).toBe('/search'))
  })

  test('does nothing for who has turned it off', async () => {
    const { user, field } = await openWithKeys()
    turnSearchKey(false)
    await user.keyboard('/')
    expect(field).not.toHaveFocus()
  })
})
