import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { BelowFold, CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { catalog, openShop, pagesModule } from '../testing/open-shop'

let drawn: string[]
let visits: string[]
beforeEach(() => {
  drawn = []
  visits = []
})

const titles: Record<string, string> = { '/': 'Home', '/about': 'About us', '/recipes': 'Recipes' }

function Page() {
  const title = titles[useLocation().pathname] ?? ''
  drawn.push(title)
  useEffect(() => void visits.push(title), [title])
  return (
    <>
      <h1>{title}</h1>
      <BelowFold>
        <p>The end of {title}</p>
      </BelowFold>
    </>
  )
}

const pages: RemoteModule = {
  name: 'mf-content',
  contract: CONTRACT_VERSION,
  routes: Object.entries(titles).map(([path, title]) => ({
    path,
    Component: Page,
    head: () => ({ title, description: '' }),
    ...(path === '/recipes' && { isPrivate: true as const }),
  })),
}
const load = async ({ name }: { name: string }) =>
  name === 'mf-content' ? pages : pagesModule(catalog.name, ...catalog.prefixes)

const openPage = async (path: string, title: string) => {
  const shop = openShop(path, { load })
  await screen.findByRole('heading', { level: 1, name: title })
  return shop
}
const h1 = (name: string) => screen.queryByRole('heading', { level: 1, name })
const findEnd = (title: string) => screen.findByText(`The end of ${title}`)

describe('the page that a shopper is about to open', () => {
  test('is rendered hidden and without a visit, and appears unchanged on the click', async () => {
    const { router } = await openPage('/', 'Home')
    await act(() => router.prepare('/about'))
    expect(drawn.filter((title) => title === 'About us')).toHaveLength(1)
    expect(h1('Home')).toBeVisible()
    expect(h1('About us')).toBeNull()
    expect(visits).toEqual(['Home'])
    expect(document.title).toBe('Home | Kesar & Clove')

    act(() => void router.navigate('/about'))
    expect(h1('About us')).toBeVisible()
    expect(h1('Home')).toBeNull()
    expect(drawn.filter((title) => title === 'About us')).toHaveLength(1)
    expect(visits).toEqual(['Home', 'About us'])
    expect(window.location.pathname).toBe('/about')
    expect(await findEnd('About us')).toBeVisible()
  })

  test('does not appear when the shopper goes elsewhere', async () => {
    const { router } = await openPage('/', 'Home')
    await act(() => router.prepare('/about'))
    await act(() => router.navigate('/recipes'))
    expect(h1('Recipes')).toBeVisible()
    expect(visits).toEqual(['Home', 'Recipes'])
    expect(screen.queryByText('About us', { selector: 'h1' })).toBeNull()
  })

  test('is not rendered ahead if it is private', async () => {
    const { router } = await openPage('/', 'Home')
    await act(() => router.prepare('/recipes'))
    expect(drawn).not.toContain('Recipes')
  })

  test('is dropped when the finger scrolls', async () => {
    const { router, container } = await openPage('/', 'Home')
    await act(() => router.prepare('/about'))
    expect(container.querySelectorAll('h1')).toHaveLength(2)
    act(() => router.forgetUpcoming())
    expect(container.querySelectorAll('h1')).toHaveLength(1)
  })

  test('is not used for an address with another query', async () => {
    const { router } = await openPage('/', 'Home')
    await act(() => router.prepare('/about?from=home'))
    await act(() => router.navigate('/about'))
    expect(h1('About us')).toBeVisible()
    expect(window.location.search).toBe('')
  })
})

describe('content below the first screen', () => {
  test('is rendered immediately when a shopper returns, for the scroll position', async () => {
    const { router } = await openPage('/', 'Home')
    await act(() => router.navigate('/recipes'))
    expect(h1('Recipes')).toBeVisible()
    expect(screen.queryByText('The end of Recipes')).toBeNull()
    expect(await findEnd('Recipes')).toBeVisible()

    const shown = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await act(async () => void (await shown))
    expect(h1('Home')).toBeVisible()
    expect(screen.getByText('The end of Home')).toBeVisible()
  })

  test('is rendered immediately for a link to it', async () => {
    const { router } = await openPage('/', 'Home')
    await act(() => router.navigate('/about#end'))
    expect(screen.getByText('The end of About us')).toBeVisible()
  })
})
