import type { Page } from '@playwright/test'
import { findEngine } from '../../harness/browser/engines/engine'
import { blockRemote } from '../../harness/browser/network/remotes'
import { expect } from '../../harness/expect'
import { collectComplaints } from '../../harness/page/complaints'
import { test } from '../../harness/shop/front/behind-front'

/* A shopper's assistant on the shop's pages, in a browser with WebMCP. No other engine supports it. */

const { launchOptions } = await findEngine(process.env).use()
const args = [...(launchOptions?.args ?? []), '--enable-features=WebMCP']
test.use({ launchOptions: { ...launchOptions, args } })

const once = { tag: ['@desktop', '@once'] }
const EVERYWHERE = ['add_to_cart', 'get_policies', 'get_product', 'search_products', 'view_cart']
const AT_THE_CART = [...EVERYWHERE, 'open_checkout', 'set_quantity'].sort()
const MOST_IN_AN_ANSWER = 1500

async function expectTools(page: Page, names: readonly string[]) {
  const offered = async () => (await page.webmcp.tools()).map(({ name }) => name).sort()
  await expect.poll(offered).toEqual(names)
}

interface ToolResult {
  error?: { code: string; fields?: Record<string, string> }
  subtotal?: string
  text?: string
  parts?: number
  products?: { name: string; product_id: string; variants: Variant[] }[]
}

interface Variant {
  pack_id: string
  unit_price: string
}

async function calls(page: Page, name: string, input = {}): Promise<ToolResult> {
  const answer = await page.webmcp.callTool(name, input)
  expect(JSON.stringify(answer).length).toBeLessThanOrEqual(MOST_IN_AN_ANSWER)
  return answer
}

/** Collects requests that may change something in the api. */
function collectChanges(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) changes.push(pathname)
  })
  return changes
}

const readRupees = (text: string) => Number(/[\d.]+/.exec(text)?.[0])
const turmericVariant = { product_id: 'turmeric-powder', pack_id: 'turmeric-powder-100g' }

test(
  'an assistant that starts on the home page puts the cheapest turmeric per 100 g into the cart, and a person sees the same total',
  once,
  async ({ shopper }) => {
    const { page } = shopper
    const changes = collectChanges(page)
    await shopper.opens('/')
    await expectTools(page, EVERYWHERE)
    const { products = [] } = await calls(page, 'search_products', { query: 'haldi powder' })
    const variants = products
      .filter(({ name }) => name.includes('Turmeric'))
      .flatMap(({ product_id, variants }) => variants.map((variant) => ({ product_id, ...variant })))
    const [cheapest] = variants.sort(
      (one, other) => readRupees(one.unit_price) - readRupees(other.unit_price),
    )
    expect(cheapest?.unit_price).toMatch(/^₹\d+\.\d\d per 100 g$/)
    const { product_id, pack_id } = cheapest ?? {}
    const { subtotal } = await calls(page, 'add_to_cart', { product_id, pack_id, quantity: 2 })
    await shopper.sees('YOUR CART')
    await expect(page.getByRole('heading', { name: 'YOUR CART' })).toBeFocused()
    await expect(page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveText('2')
    await expect(page.getByRole('status').filter({ hasText: ': 2 in your cart.' })).toBeVisible()
    await expect(page.getByRole('main').getByText(String(subtotal), { exact: true }).last()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByText(String(subtotal), { exact: true }).last()).toBeVisible()
    expect(changes).toEqual([])
  },
)

test('each tool responds and rejects invalid input, and none places an order', once, async ({ shopper }) => {
  const { page } = shopper
  const changes = collectChanges(page)
  const complaints = collectComplaints(page)
  await shopper.opens('/all-products')
  await expectTools(page, EVERYWHERE)
  const tools = await page.webmcp.tools()
  expect(
    tools
      .filter(({ annotations }) => annotations?.readOnly)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...['get_policies', 'get_product', 'search_products', 'view_cart']])

  const { products = [] } = await calls(page, 'search_products', { query: 'masala' })
  expect(products.length).toBeGreaterThan(2)
  for (const { product_id, name } of products)
    expect(await calls(page, 'get_product', { product_id })).toMatchObject({ product_id, name })
  for (const topic of ['shipping', 'refund', 'terms', 'privacy']) {
    const { parts = 0, text } = await calls(page, 'get_policies', { topic })
    expect(text).toMatch(/^# /)
    for (let part = 2; part <= parts; part += 1)
      expect((await calls(page, 'get_policies', { topic, part })).text).toBeTruthy()
  }
  expect(await calls(page, 'view_cart')).toMatchObject({ lines: [], subtotal: 'Rs 0.00' })

  for (const name of EVERYWHERE)
    expect(await calls(page, name, { surprise: 1 })).toMatchObject({
      error: { code: 'INVALID_INPUT', fields: { surprise: 'This tool has no such field.' } },
    })
  expect(await calls(page, 'add_to_cart', { ...turmericVariant, quantity: '2' })).toMatchObject({
    error: { code: 'INVALID_INPUT', fields: { quantity: expect.any(String) } },
  })
  expect(await calls(page, 'add_to_cart', { ...turmericVariant, pack_id: 'none' })).toMatchObject({
    error: { code: 'UNKNOWN_PACK' },
  })
  await expect(page).toHaveURL('/all-products')

  await calls(page, 'add_to_cart', turmericVariant)
  await expectTools(page, AT_THE_CART)
  const { subtotal } = await calls(page, 'set_quantity', { ...turmericVariant, quantity: 3 })
  await expect(page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveText('3')
  await expect(page.getByRole('main').getByText(String(subtotal), { exact: true }).last()).toBeVisible()
  expect(await calls(page, 'open_checkout')).toMatchObject({ page: '/checkout' })
  await expect(page).toHaveURL(/\/(checkout|login)$/)
  await expectTools(page, [])
  expect(changes).toEqual([])
  expect(complaints).toEqual([])
})

test(
  'a page that is left removes its tools, and restores them when it returns',
  once,
  async ({ shopper }) => {
    const { page } = shopper
    await shopper.opens('/cart')
    await expectTools(page, AT_THE_CART)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Kesar/ })
      .first()
      .click()
    await expect(page).toHaveURL('/')
    await expectTools(page, EVERYWHERE)
    await page.goBack()
    await expectTools(page, AT_THE_CART)
    await shopper.opens('/login')
    await page.waitForLoadState('networkidle')
    await expectTools(page, [])
  },
)

test(
  'only the catalogue’s tools are missing if its remote is unavailable',
  once,
  async ({ shopper, front }) => {
    const { page } = shopper
    blockRemote(front, 'mf-catalog')
    await shopper.opens('/about')
    await expectTools(page, ['add_to_cart', 'get_policies', 'view_cart'])
    expect((await calls(page, 'get_policies', { topic: 'refund' })).text).toContain('Refund')
  },
)
