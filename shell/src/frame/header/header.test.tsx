import 'design-system/testing/dialog-in-jsdom'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { timings } from 'design-system/timings'
import { cartItemAdded, cartQuantityChanged, loggedIn, loggedOut, writeStored } from 'shared-contracts/store'
import type { FakeApi } from 'shared-contracts/testing'
import { paise } from 'shared-contracts/values/money'
import { account, catalog, content, openShop } from '../../testing/open-shop'

const turmeric = {
  id: 'turmeric-powder',
  variantId: 'turmeric-powder-100',
  variantLabel: '100 g',
  title: 'Turmeric Powder',
  price: paise(125_00),
  image: '/uploads/turmeric.jpg',
}
const asha = {
  id: 'c1',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  countryCode: '+91',
}

async function openHome(api?: FakeApi) {
  localStorage.clear()
  const shop = openShop('/', { api, live: [content, catalog, account] })
  await screen.findByRole('heading', { name: 'Home' })
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  return {
    ...shop,
    bar,
    shopMenu: bar.getByRole('button', { name: 'SHOP' }),
    discover: bar.getByRole('button', { name: 'DISCOVER' }),
  }
}

const shopPages = [
  ['ALL PRODUCTS', '/all-products'],
  ['SHOP BY WHOLE SPICES', '/whole-spices'],
  ['SHOP BY GROUND SPICES', '/ground-spices'],
  ['SHOP BY DIY SPICES KITS', '/diy-spices'],
  ['SHOP BY SPICES BLENDS', '/retails'],
]
const discoverPages = [
  ['ABOUT US', '/about'],
  ['PRODUCTS', '/all-products'],
]

const listLinks = (element: Element | null) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])

afterEach(() => jest.useRealTimers())

const isOpen = (menu: HTMLElement) => menu.getAttribute('aria-expanded') === 'true'

describe('the bar of menus', () => {
  test('SHOP links to the five lists, by name and by picture [2.3, 2.4]', async () => {
    const { user, shopMenu } = await openHome()
    await user.hover(shopMenu)
    const pages = listLinks(shopMenu.nextElementSibling)
    expect(pages.slice(0, 5)).toEqual(shopPages)
    expect(pages.slice(5)).toEqual([
      ['All', '/all-products'],
      ['Whole Spices', '/whole-spices'],
      ['Ground Spices', '/ground-spices'],
      ['DIY Spice Kits', '/diy-spices'],
      ['Spices Blends', '/retails'],
    ])
  })

  test('DISCOVER links to ABOUT US and PRODUCTS [2.5]', async () => {
    const { user, discover } = await openHome()
    await user.hover(discover)
    expect(listLinks(discover.nextElementSibling)).toEqual(discoverPages)
  })

  test('RECIPES links to the recipes [2.2, 2.10]', async () => {
    const { bar } = await openHome()
    expect(bar.getByRole('link', { name: 'RECIPES' })).toHaveAttribute('href', '/recipes')
  })

  test('a closed menu loads no pictures [2.4]', async () => {
    const { user, shopMenu, container } = await openHome()
    const pictures = () => container.querySelectorAll('nav[aria-label="Main"] img').length
    expect(pictures()).toBe(0)
    await user.hover(shopMenu)
    expect(pictures()).toBe(5)
  })

  test('a menu opens under the pointer, and one at a time [2.6]', async () => {
    const { user, shopMenu, discover } = await openHome()
    await user.hover(shopMenu)
    expect(isOpen(shopMenu)).toBe(true)
    await user.hover(discover)
    expect(isOpen(discover)).toBe(true)
    expect(isOpen(shopMenu)).toBe(false)
  })

  test('a menu closes when the pointer leaves it, but not on the way to its links [2.6]', async () => {
    const { shopMenu, bar } = await openHome()
    jest.useFakeTimers()
    const user = userEvent.setup({ delay: null })
    const wait = () => act(() => jest.advanceTimersByTime(timings.menuClose))
    await user.hover(shopMenu)
    await user.unhover(shopMenu)
    await user.hover(bar.getByRole('link', { name: 'ALL PRODUCTS' }))
    wait()
    expect(isOpen(shopMenu)).toBe(true)
    await user.hover(screen.getByRole('heading', { name: 'Home' }))
    wait()
    expect(isOpen(shopMenu)).toBe(false)
  })

  test('a click on a menu that hovering opened keeps it open; the next one closes it [2.7]', async () => {
    const { user, shopMenu } = await openHome()
    await user.click(shopMenu)
    expect(isOpen(shopMenu)).toBe(true)
    await user.click(shopMenu)
    expect(isOpen(shopMenu)).toBe(false)
  })

  test('taps open and close it on a touch screen [2.7]', async () => {
    const { user, shopMenu } = await openHome()
    await user.pointer({ keys: '[TouchA]', target: shopMenu })
    expect(isOpen(shopMenu)).toBe(true)
    await user.pointer({ keys: '[TouchA]', target: shopMenu })
    expect(isOpen(shopMenu)).toBe(false)
  })

  test('a menu opens when it gets the focus, and its links come next [2.7]', async () => {
    const { user, shopMenu, discover, bar } = await openHome()
    act(() => shopMenu.focus())
    expect(isOpen(shopMenu)).toBe(true)
    await user.tab()
    expect(bar.getByRole('link', { name: 'ALL PRODUCTS' })).toHaveFocus()
    expect(isOpen(shopMenu)).toBe(true)
    act(() => discover.focus())
    expect(isOpen(discover)).toBe(true)
    expect(isOpen(shopMenu)).toBe(false)
  })

  test('Escape closes a menu that the pointer opened, and leaves the focus where it is [2.8]', async () => {
    const { user, shopMenu } = await openHome()
    const email = screen.getByLabelText('Your email')
    act(() => email.focus())
    await user.hover(shopMenu)
    fireEvent.keyDown(email, { key: 'Escape', isComposing: true })
    expect(isOpen(shopMenu)).toBe(true)
    await user.keyboard('{Escape}')
    expect(isOpen(shopMenu)).toBe(false)
    expect(email).toHaveFocus()
  })

  test('Enter opens a menu, Escape closes it and returns to its button [2.8]', async () => {
    const { user, shopMenu } = await openHome()
    act(() => shopMenu.focus())
    await user.keyboard('{Enter}')
    expect(isOpen(shopMenu)).toBe(true)
    await user.tab()
    expect(document.activeElement).toHaveTextContent('ALL PRODUCTS')
    await user.keyboard('{Escape}')
    expect(isOpen(shopMenu)).toBe(false)
    expect(shopMenu).toHaveFocus()
  })

  test('a menu that stays open closes on Back [2.20]', async () => {
    const { user, shopMenu, router } = await openHome()
    act(() => router.navigator.push('/about'))
    await screen.findByRole('heading', { name: 'About us' })
    await user.click(shopMenu)
    expect(isOpen(shopMenu)).toBe(true)
    act(() => window.history.back())
    await screen.findByRole('heading', { name: 'Home' })
    expect(isOpen(shopMenu)).toBe(false)
  })

  test('a menu closes when it loses the focus [2.8]', async () => {
    const { user, shopMenu, discover } = await openHome()
    act(() => shopMenu.focus())
    await user.keyboard(' ')
    act(() => discover.focus())
    await waitFor(() => expect(isOpen(shopMenu)).toBe(false))
  })

  test('a choice closes the menu and shows the page [2.9]', async () => {
    const { user, shopMenu, bar } = await openHome()
    await user.hover(shopMenu)
    await user.click(bar.getByRole('link', { name: 'SHOP BY WHOLE SPICES' }))
    expect(await screen.findByRole('heading', { name: 'Whole spices' })).toBeVisible()
    expect(isOpen(shopMenu)).toBe(false)
  })

  test('RECIPES is marked when it is the current page [2.10]', async () => {
    const { user, bar } = await openHome()
    const recipes = bar.getByRole('link', { name: 'RECIPES' })
    expect(recipes).not.toHaveAttribute('aria-current')
    await user.click(recipes)
    await screen.findByRole('heading', { name: 'Recipes' })
    expect(recipes).toHaveAttribute('aria-current', 'page')
  })
})

describe('the right side', () => {
  test('CART counts the items [2.2, 2.12]', async () => {
    const { happens } = await openHome()
    const cart = screen.getByRole('link', { name: 'CART' })
    expect(cart).toHaveAttribute('href', '/cart')
    happens(cartItemAdded(turmeric))
    await waitFor(() => expect(cart).toHaveAccessibleName('CART 1 item'))
    happens(cartQuantityChanged({ ...turmeric, quantity: 120 }))
    await waitFor(() => expect(cart).toHaveAccessibleName('CART 99+ items'))
    expect(cart).toHaveTextContent('99+')
  })

  test('the login icon links a customer to the account [2.2, 2.13]', async () => {
    const { happens } = await openHome()
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    happens(loggedIn(asha))
    expect(header.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account')
    happens(loggedOut())
    expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  })

  test('social links open in a new tab and say so [2.2, 2.11]', async () => {
    await openHome()
    for (const name of ['Chat with us', 'Photos', 'Social network'])
      for (const link of screen.getAllByRole('link', { name: `${name} (opens in a new tab)` })) {
        expect(link).toHaveAttribute('target', '_blank')
        expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
      }
  })

  test('the logo links to the home page and shrinks once the page is scrolled [2.14]', async () => {
    await openHome()
    const [logo] = screen.getAllByRole('link', { name: 'Kesar & Clove home' })
    expect(logo).toHaveAttribute('href', '/')
    expect(logo).toHaveAttribute('data-stuck', 'false')
    Object.assign(window, { scrollY: 300 })
    fireEvent.scroll(window)
    expect(logo).toHaveAttribute('data-stuck', 'true')
    Object.assign(window, { scrollY: 0 })
  })
})

describe('the slide-out panel', () => {
  async function openPanel(api?: FakeApi) {
    const shop = await openHome(api)
    await shop.user.click(screen.getByRole('button', { name: 'Open menu' }))
    const dialog = screen.getByRole('dialog', { name: 'Menu' })
    return { ...shop, dialog, panel: within(dialog) }
  }

  test('offers an account, a login, recipes and the cart [2.16]', async () => {
    const { panel } = await openPanel()
    const hrefs = ['CREATE ACCOUNT', 'LOGIN', 'RECIPES', 'CART'].map((name) =>
      panel.getByRole('link', { name }).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/register', '/login', '/recipes', '/cart'])
  })

  test('is opened only by React once the page responds', async () => {
    await openHome()
    // The default is prevented, or the button's `command` would open the dialog again and browsers would warn.
    expect(fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))).toBe(false)
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('offers a logged-in customer their account and the logout, which ends the session [2.19]', async () => {
    const { happens, user, panel, requests } = await openPanel({
      'POST /api/customers/logout': { status: 200, body: {} },
    })
    happens(loggedIn(asha))
    writeStored('localStorage', 'drafts', '{}')
    expect(panel.getByRole('link', { name: 'ACCOUNT' })).toHaveAttribute('href', '/account')
    for (const name of ['CREATE ACCOUNT', 'LOGIN']) expect(panel.queryByRole('link', { name })).toBeNull()
    await user.click(panel.getByRole('button', { name: 'LOGOUT' }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(requests.map(({ url }) => url)).toContain('/api/customers/logout')
    expect(localStorage.getItem('user')).toBeNull()
    expect(localStorage.getItem('drafts')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('closes on Back, and whenever another page opens [2.20]', async () => {
    const { user, router } = await openPanel()
    act(() => router.navigator.push('/about'))
    await screen.findByRole('heading', { name: 'About us' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    act(() => window.history.back())
    await screen.findByRole('heading', { name: 'Home' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('opens one section at a time, and a tap on the open one closes it [2.17]', async () => {
    const { user, panel } = await openPanel()
    const shopSection = panel.getByRole('button', { name: 'SHOP' })
    const discover = panel.getByRole('button', { name: 'DISCOVER' })
    await user.click(shopSection)
    expect(panel.getByRole('link', { name: 'SHOP BY SPICES BLENDS' })).toBeVisible()
    await user.click(discover)
    expect(panel.getByRole('link', { name: 'ABOUT US' })).toBeVisible()
    expect(panel.queryByRole('link', { name: 'SHOP BY SPICES BLENDS' })).not.toBeInTheDocument()
    await user.click(discover)
    expect(panel.queryByRole('link', { name: 'ABOUT US' })).not.toBeInTheDocument()
  })

  test.each([
    ['SHOP', shopPages],
    ['DISCOVER', discoverPages],
  ])('%s lists the same pages as in the bar [2.17]', async (section, pages) => {
    const { user, panel } = await openPanel()
    await user.click(panel.getByRole('button', { name: section }))
    const open = within(panel.getByRole('navigation', { name: 'Menu' })).getByRole('list')
    expect(listLinks(open)).toEqual(pages)
  })

  test('closes on a choice, which is shown [2.18]', async () => {
    const { user, panel, dialog } = await openPanel()
    await user.click(panel.getByRole('button', { name: 'DISCOVER' }))
    await user.click(panel.getByRole('link', { name: 'ABOUT US' }))
    expect(dialog).not.toHaveAttribute('open')
    expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible()
  })

  test('closes by its button [2.15]', async () => {
    const { user, panel, dialog } = await openPanel()
    await user.click(panel.getByRole('button', { name: 'Close menu' }))
    expect(dialog).not.toHaveAttribute('open')
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
  })
})
