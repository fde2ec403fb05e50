import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../harness/fixtures'

interface Variant {
  id: string
  unit_price: { amount: number }
  availability: { available: boolean }
}
interface Cart {
  totals: { type: string; amount: number }[]
  continue_url: string
}
type Ask = (tool: keyof typeof paths, body: object) => Promise<unknown>

const paths = { search_catalog: '/catalog/search', create_cart: '/carts' }

/** Finds the calls as an agent that knows only the home page's address. */
async function findsTheCalls(request: APIRequestContext): Promise<Record<'rest' | 'mcp', Ask>> {
  const home = await (await request.get('/')).text()
  const [, guide = ''] = /<link rel="service-doc" type="text\/markdown" href="(.+?)">/.exec(home) ?? []
  const [, profile = ''] = /<(http\S+\/ucp)>/.exec(await (await request.get(guide)).text()) ?? []
  const { ucp } = await (await request.get(new URL(profile).pathname)).json()
  const [rest, mcp] = ['rest', 'mcp'].map((transport) => {
    const services: { transport: string; endpoint: string }[] = ucp.services['dev.ucp.shopping']
    const { endpoint = '' } = services.find((one) => one.transport === transport) ?? {}
    return new URL(endpoint).pathname
  })
  const post = async (path: string, data: object) => (await request.post(path, { data })).json()
  return {
    rest: (tool, body) => post(`${rest}${paths[tool]}`, body),
    async mcp(tool, body) {
      const params = { name: tool, arguments: { [tool === 'create_cart' ? 'cart' : 'catalog']: body } }
      const { result } = await post(`${mcp}`, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      return result.structuredContent
    },
  }
}

/** Puts two of the turmeric pack with the lowest price per 100 g into a cart. */
async function putsTogether(ask: Ask): Promise<Cart> {
  const found = (await ask('search_catalog', { query: 'turmeric' })) as {
    products: { variants: Variant[] }[]
  }
  const [cheapest] = (found.products[0]?.variants ?? [])
    .filter(({ availability }) => availability.available)
    .toSorted((one, other) => one.unit_price.amount - other.unit_price.amount)
  return (await ask('create_cart', { line_items: [{ item: { id: cheapest?.id }, quantity: 2 }] })) as Cart
}

const rupees = (amount = 0) => `Rs ${(amount / 100).toFixed(2)}`

test.describe('An agent that knows only the home page', { tag: ['@desktop', '@once'] }, () => {
  for (const way of ['rest', 'mcp'] as const)
    test(`hands over a link by ${way} where a person sees the same totals and can order`, async ({
      request,
      shopper,
    }) => {
      const calls = await findsTheCalls(request)
      const { totals, continue_url } = await putsTogether(calls[way])
      const sums = Object.fromEntries(totals.map(({ type, amount }) => [type, amount]))
      const { pathname } = new URL(continue_url)
      expect(pathname).toMatch(/^\/cart\/turmeric-powder\.\w+:2$/)

      await shopper.becomesACustomer()
      await shopper.opens(pathname)
      await shopper.sees('ADD THESE TO YOUR CART?')
      await expect(shopper.page.getByRole('main')).toContainText(rupees(sums.subtotal))
      await shopper.presses('ADD TO MY CART')
      await shopper.sees('YOUR CART')
      await expect(shopper.page.getByRole('row', { name: /Turmeric Powder/ })).toBeVisible()
      await expect(shopper.cartLink).toHaveAccessibleName('CART 2 items')
      await shopper.goesToCheckout()
      await expect(shopper.page.getByRole('main')).toContainText(rupees(sums.total))
    })
})
