import { screen, waitFor, within } from '@testing-library/react'
import { liveRemote } from 'composition/runtime/testing/live-remote'
import type { RemoteModule } from 'shared-contracts/remote'
import { content, openShop, pagesModule } from '../testing/open-shop'
import type { ShopRouter } from './shop-router'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content')
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

function Broken(): never {
  throw new Error('broken')
}

let isBroken = true

function Moody() {
  if (isBroken) throw new Error('broken')
  return <h1>About us</h1>
}

/** Expects that navigation and footer are visible. */
function expectFrame() {
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
}

let complaints: jest.SpyInstance
beforeEach(() => {
  document.title = 'Kesar & Clove'
  // React reports every error that a boundary caught.
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => complaints.mockRestore())

describe('a visit', () => {
  test('begins with the frame, and loads only the remote that owns the page [1.18]', async () => {
    const { load } = openShop('/about')
    expectFrame()
    await heading('About us')
    expect(load.mock.calls).toMatchObject([[{ name: 'mf-content' }]])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('loads another remote when its page is first visited, and never again [1.7]', async () => {
    const { load, user, router } = openShop('/')
    await heading('Home')
    await user.click(screen.getByRole('link', { name: 'Whole spices' }))
    await heading('Whole spices')
    await router.navigate('/about')
    await router.navigate('/all-products')
    await heading('All products')
    expect(load.mock.calls).toMatchObject([[{ name: 'mf-content' }], [{ name: 'mf-catalog' }]])
  })

  test.each(['/ABOUT', '/About/'])('finds %s in any case [1.8]', async (path) => {
    openShop(path)
    await waitFor(() => expect(document.title).toBe('About us | Kesar & Clove'))
  })

  test('keeps the title of the shop until the page is loaded', async () => {
    openShop('/about', { load: () => new Promise(() => {}) })
    expect(screen.getByRole('main')).toHaveTextContent('Loading')
    expect(document.title).toBe('Kesar & Clove')
    expect(robots()).toBeUndefined()
  })

  test('has each page’s title and description [1.15]', async () => {
    const { router } = openShop('/about')
    await heading('About us')
    expect(document.title).toBe('About us | Kesar & Clove')
    expect(description()).toBe('All about About us')
    await router.navigate('/recipes')
    await waitFor(() => expect(document.title).toBe('Recipes | Kesar & Clove'))
  })

  test('moves the focus to the new page’s heading, but not on arrival [1.16]', async () => {
    const { user } = openShop('/')
    expect(await heading('Home')).not.toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'RECIPES' }))
    const next = await heading('Recipes')
    await waitFor(() => expect(next).toHaveFocus())
  })

  test('fades in only pages reached by navigation [1.11]', async () => {
    const { router, container } = openShop('/')
    await heading('Home')
    expect(container.querySelector('.fade')).toBeNull()
    await router.navigate('/about')
    await heading('About us')
    expect(container.querySelector('.fade')).not.toBeNull()
  })

  test('begins at the top of the page [1.13]', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo')
    const { user } = openShop('/')
    await heading('Home')
    scrollTo.mockClear()
    await user.click(screen.getByRole('link', { name: 'RECIPES' }))
    await heading('Recipes')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    scrollTo.mockRestore()
  })

  test('back restores the scroll position [1.14]', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo')
    const { router } = openShop('/')
    await heading('Home')
    window.scrollY = 480
    await router.navigate('/recipes')
    await heading('Recipes')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    window.scrollY = 0
    window.history.back()
    await heading('Home')
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 480))
    scrollTo.mockRestore()
  })

  test('leaves the scroll position of a reloaded page, or after returning from elsewhere, to the browser [1.14]', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo')
    openShop('/about')
    await heading('About us')
    expect(scrollTo).not.toHaveBeenCalled()
    expect(window.history.scrollRestoration).toBe('manual')
    window.dispatchEvent(new Event('pagehide'))
    expect(window.history.scrollRestoration).toBe('auto')
    scrollTo.mockRestore()
  })

  test('restores the scroll position after another document, even if the browser forgot it', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo')
    openShop('/about')
    await heading('About us')
    window.scrollY = 480
    window.dispatchEvent(new Event('pagehide'))
    window.scrollY = 0
    window.dispatchEvent(new Event('pageshow'))
    expect(scrollTo).toHaveBeenLastCalledWith(0, 480)
    scrollTo.mockRestore()
  })

  test('to an unknown address shows a page with links to other pages [1.9]', async () => {
    const { load, openDocument } = openShop('/nowhere')
    await heading('This page isn’t in our spice tin')
    expect(screen.getByRole('link', { name: 'SHOP ALL PRODUCTS' })).toHaveAttribute('href', '/all-products')
    const ways = within(screen.getByRole('navigation', { name: 'Where to go next' })).getAllByRole('link')
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      '/whole-spices',
      '/ground-spices',
      '/diy-spices',
      '/retails',
      '/recipes',
      '/contact',
    ])
    expect(document.title).toBe('Page not found | Kesar & Clove')
    expect(robots()).toBe('noindex')
    expect(load).not.toHaveBeenCalled()
    expect(openDocument).not.toHaveBeenCalled()
    expectFrame()
  })

  test('to an unknown address below a remote’s path is not found either [1.9]', async () => {
    openShop('/about/nobody')
    await heading('This page isn’t in our spice tin')
  })

  test.each([
    ['a link', 'assign', (router: ShopRouter) => router.navigate('/gifts?for=asha#top')],
    ['a redirect', 'replace', (router: ShopRouter) => router.navigator.replace('/gifts?for=asha#top')],
  ])(
    'by %s to a page of a remote that was published after this document loads a new document',
    async (_, how, go) => {
      const { router, openDocument } = openShop('/about')
      await heading('About us')
      await go(router)
      await waitFor(() => expect(openDocument.mock.calls).toEqual([[how, '/gifts?for=asha#top']]))
      expect(window.location.pathname).toBe('/about')
      expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
      expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    },
  )

  test('back to a page of a remote that was published after this document loads a new document', async () => {
    const { openDocument } = openShop('/about')
    await heading('About us')
    window.history.pushState(null, '', '/hi/gifts')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('reload', expect.any(String)))
  })

  test('to another page continues although the current page updates its own address meanwhile', async () => {
    let deliver = () => {}
    const load = async ({ name }: { name: string }): Promise<RemoteModule> => {
      if (name === 'mf-content') return pagesModule(name, '/about')
      await new Promise<void>((resolve) => {
        deliver = resolve
      })
      return pagesModule(name, '/all-products')
    }
    const { router } = openShop('/about', { load })
    await heading('About us')
    const navigation = router.navigate('/all-products')
    router.navigator.replace('/about?q=clove')
    expect(window.location.search).toBe('?q=clove')
    await waitFor(() => deliver())
    deliver()
    await navigation
    await heading('All products')
    window.history.back()
    await heading('About us')
    expect(window.location.search).toBe('?q=clove')
  })

  test('back continues although the page that is left updates its own address meanwhile', async () => {
    const { router } = openShop('/')
    await heading('Home')
    await router.navigate('/about')
    await heading('About us')
    addEventListener('popstate', () => router.navigator.replace('/about?q=clove'), { once: true })
    window.history.back()
    await heading('Home')
    expect(window.location.pathname).toBe('/')
  })

  test('goes from an unknown address to a known one, which may be indexed again', async () => {
    const { router } = openShop('/nowhere')
    await heading('This page isn’t in our spice tin')
    await router.navigate('/about')
    await heading('About us')
    expect(robots()).toBeUndefined()
  })
})

describe('a remote that fails to load', () => {
  let isDown = true
  const load = async ({ name }: { name: string }): Promise<RemoteModule> => {
    if (name === 'mf-catalog' && isDown) throw new Error('404')
    return name === 'mf-catalog'
      ? pagesModule(name, '/all-products', '/whole-spices')
      : pagesModule(name, '/', '/about')
  }
  beforeEach(() => {
    isDown = true
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  async function openDeadCatalog() {
    const shop = openShop('/whole-spices?from=mail', { load })
    await jest.advanceTimersByTimeAsync(5000)
    await heading('The catalogue can’t be shown right now')
    return shop
  }

  test('affects only its own pages, which show an error; the others work [1.22]', async () => {
    const { router } = await openDeadCatalog()
    expect(screen.getByRole('alert')).toHaveTextContent('The catalogue didn’t load (mf-catalog).')
    expect(document.title).toBe('The catalogue can’t be shown | Kesar & Clove')
    expectFrame()
    await router.navigate('/about')
    await heading('About us')
  })

  test('loads after Retry, without a reload, at the same address [1.22]', async () => {
    await openDeadCatalog()
    isDown = false
    screen.getByRole('button', { name: 'Retry' }).click()
    await jest.advanceTimersByTimeAsync(5000)
    await heading('Whole spices')
    expect(window.location.search).toBe('?from=mail')
    expect(robots()).toBeUndefined()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('shows the error again if Retry did not help', async () => {
    const shop = await openDeadCatalog()
    const before = shop.load.mock.calls.length
    screen.getByRole('button', { name: 'Retry' }).click()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Trying again…'))
    await jest.advanceTimersByTimeAsync(5000)
    await screen.findByRole('button', { name: 'Retry' })
    expect(shop.load.mock.calls.length).toBeGreaterThan(before)
  })

  test('is requested again when its page is visited again', async () => {
    const { router } = await openDeadCatalog()
    await router.navigate('/about')
    isDown = false
    const navigation = router.navigate('/whole-spices')
    await jest.advanceTimersByTimeAsync(5000)
    await navigation
    await heading('Whole spices')
  })

  test('keeps the shopper on the current page while it is loading', async () => {
    const { router } = openShop('/about', { load })
    await heading('About us')
    const navigation = router.navigate('/whole-spices')
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByRole('heading', { name: 'About us' })).toBeVisible()
    await jest.advanceTimersByTimeAsync(5000)
    await navigation
    await heading('The catalogue can’t be shown right now')
  })
})

describe('an incompatible remote', () => {
  const unfit = { ...liveRemote('mf-content', ['/about'], '9.1.0'), title: 'This page' }

  test('says which versions are supported, and is not loaded', async () => {
    const { load } = openShop('/about', { live: [unfit] })
    await heading('This page can’t be shown right now')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'mf-content was built against shared-contracts 9.1.0; the shell provides 1.0.0.',
    )
    expect(load).not.toHaveBeenCalled()
    expectFrame()
  })

  test('loads after Retry once the registry names a compatible version', async () => {
    const renew = jest.fn(async () => content)
    const { user } = openShop('/about', { live: [unfit], renew })
    await heading('This page can’t be shown right now')
    expect(renew).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await heading('About us')
  })

  test('is named by its title in the message', async () => {
    openShop('/gifts', { live: [liveRemote('mf-gifts', ['/gifts'], '9.1.0')] })
    await heading('This part of the shop can’t be shown right now')
  })
})

describe('a page that breaks', () => {
  function broken(change: Partial<RemoteModule['routes'][number]>): RemoteModule {
    const module = pagesModule('mf-content', '/', '/about')
    return {
      ...module,
      routes: module.routes.map((route) => (route.path === '/about' ? { ...route, ...change } : route)),
    }
  }

  test('leaves navigation, footer and the other pages alone [1.23]', async () => {
    const { user } = openShop('/about', { load: async () => broken({ Component: Broken }) })
    await heading('This page can’t be shown right now')
    expectFrame()
    await user.click(screen.getAllByRole('link', { name: 'Kesar & Clove home' })[0] ?? document.body)
    await heading('Home')
  })

  test('is shown once it works again, with its query', async () => {
    isBroken = true
    const { user } = openShop('/about?tab=1', { load: async () => broken({ Component: Moody }) })
    await heading('This page can’t be shown right now')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await heading('About us')
    expect(window.location.search).toBe('?tab=1')
  })

  test('because its own chunk is missing can be retried', async () => {
    isBroken = false
    let isMissing = true
    const lazy = async () => {
      if (isMissing) throw new Error('ChunkLoadError')
      return { Component: Moody }
    }
    const { user } = openShop('/about', { load: async () => broken({ Component: undefined, lazy }) })
    await heading('This page can’t be shown right now')
    isMissing = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await heading('About us')
  })

  test('only in its title is still shown', async () => {
    const head = () => {
      throw new Error('no title')
    }
    openShop('/about', { load: async () => broken({ head }) })
    await heading('About us')
    expect(document.title).toBe('Spices from Bangalore | Kesar & Clove')
  })
})
