import { ucpVersions } from 'shared-contracts/routing/agent-paths'
import { type AgentsShop, agentsShop, lines } from '../testing/agents-shop'
import { NO_PROBLEMS, schemaProblems } from '../testing/schema-problems'

let shop: AgentsShop
beforeAll(async () => {
  shop = await agentsShop()
  await shop.database
    .connection()
    .execute(`update variants set mrp = 60000 where id = 'turmeric-powder-500g'`)
  await shop.app.stock.sellOut('black-pepper-100g')
})
afterAll(() => shop.close())

const SMALL = 'turmeric-powder.100g'
const LARGE = 'turmeric-powder.500g'

describe.each(ucpVersions)('an agent that speaks %s', (version) => {
  const problems = (kind: string, answer: unknown) => schemaProblems(version, kind, answer)
  const agent = () => shop.rest(version)

  test("finds a product by its kitchen name, with each pack's price per 100 g", async () => {
    const answer = await agent().post('/catalog/search', { query: 'haldi' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const found = answer.json()
    expect(problems('search_response', found)).toBe(NO_PROBLEMS)
    expect(found.ucp).toMatchObject({ version, status: 'success' })
    expect(found.pagination).toEqual({ has_next_page: false, total_count: 1 })
    const [product] = found.products
    expect(product).toMatchObject({
      id: 'turmeric-powder',
      url: 'https://shop.example/ground-spices/turmeric-powder',
      price_range: { min: { amount: 12500, currency: 'INR' }, max: { amount: 56050, currency: 'INR' } },
      metadata: { country_of_origin: 'India', ingredients: ['Turmeric'], allergens: [] },
    })
    expect(product.variants[1]).toMatchObject({
      id: LARGE,
      sku: 'turmeric-powder-500g',
      price: { amount: 56050, currency: 'INR' },
      unit_price: {
        amount: 11210,
        currency: 'INR',
        measure: { value: 500, unit: 'GRM' },
        reference: { value: 100, unit: 'GRM' },
      },
      availability: { available: true, status: 'in_stock' },
      metadata: { maximum_retail_price: { amount: 60000, currency: 'INR' } },
    })
    expect(product.variants[1]).not.toHaveProperty('list_price')
    expect('selected_options' in product.variants[0]).toBe(version === '2026-04-08')
  })

  test('gets an empty result if nothing matches', async () => {
    const found = (await agent().post('/catalog/search', { query: 'zzqx' })).json()
    expect(problems('search_response', found)).toBe(NO_PROBLEMS)
    expect(found.products).toEqual([])
    expect(found).not.toHaveProperty('messages')
  })

  test('browses a category page by page', async () => {
    const all = await agent().post('/catalog/search', { filters: {}, pagination: { limit: 2 } })
    const first = all.json()
    expect(problems('search_response', first)).toBe(NO_PROBLEMS)
    expect(first.products).toHaveLength(2)
    const { cursor } = first.pagination
    const next = (await agent().post('/catalog/search', { filters: {}, pagination: { cursor } })).json()
    expect(next.products.map(({ id }: { id: string }) => id)).toEqual(['rasam-powder-kit'])
    expect(next.pagination.has_next_page).toBe(false)
    const kits = await agent().post('/catalog/search', { filters: { categories: ['DIY SPICE KIT'] } })
    expect(kits.json().products.map(({ id }: { id: string }) => id)).toEqual(['rasam-powder-kit'])
  })

  test('sees only the packs in a price range, compared in rupees', async () => {
    const price = { max: 13000 }
    const cheap = (await agent().post('/catalog/search', { query: 'turmeric', filters: { price } })).json()
    expect(cheap.products[0].variants.map(({ id }: { id: string }) => id)).toEqual([SMALL])
    const body = { query: 'turmeric', filters: { price }, context: { currency: 'USD' } }
    const dollars = (await agent().post('/catalog/search', body)).json()
    expect(dollars.products[0].variants).toHaveLength(2)
    expect(dollars.messages).toMatchObject([{ type: 'info', code: 'price_filter_ignored' }])
  })

  test('looks up packs and products by every kind of id, each product once', async () => {
    const ids = ['turmeric-powder', LARGE, 'turmeric-powder-500g', 'rasam-powder-kit', 'saffron', 'saffron']
    const found = (await agent().post('/catalog/lookup', { ids })).json()
    expect(problems('lookup_response', found)).toBe(NO_PROBLEMS)
    const [turmeric, rasam] = found.products
    expect(turmeric.variants.map(({ inputs }: { inputs: unknown }) => inputs)).toEqual([
      [{ id: 'turmeric-powder', match: 'featured' }],
      [
        { id: LARGE, match: 'exact' },
        { id: 'turmeric-powder-500g', match: 'exact' },
      ],
    ])
    expect(rasam.id).toBe('rasam-powder-kit')
    expect(found.messages).toEqual([
      { type: 'info', code: 'not_found', content: 'saffron' },
      {
        type: 'warning',
        code: 'allergens',
        path: '$.products[1]',
        content: 'Rasam Powder Kit contains allergens: Wheat.',
        presentation: 'disclosure',
      },
    ])
  })

  test('looks up at most ten at once', async () => {
    const answer = await agent().post('/catalog/lookup', {
      ids: Array.from({ length: 11 }, (_, at) => `id-${at}`),
    })
    expect(answer.statusCode).toBe(400)
    expect(problems('protocol_error', answer.json())).toBe(NO_PROBLEMS)
    expect(answer.json().code).toBe('request_too_large')
  })

  test('reads a product with all packs, or with a chosen one', async () => {
    const whole = (await agent().post('/catalog/product', { id: 'turmeric-powder' })).json()
    expect(problems('get_product_response', whole)).toBe(NO_PROBLEMS)
    expect(whole.product.variants).toHaveLength(2)
    const chosen = { id: 'turmeric-powder', selected: [{ name: 'Pack', label: '500 g' }] }
    for (const body of [chosen, { id: LARGE }]) {
      const { product } = (await agent().post('/catalog/product', body)).json()
      expect(product.variants.map(({ id }: { id: string }) => id)).toEqual([LARGE])
      expect(product.selected).toEqual([{ name: 'Pack', label: '500 g' }])
      expect(product.options[0].values).toHaveLength(2)
    }
    const unknown = { id: 'turmeric-powder', selected: [{ name: 'Pack', label: '7 kg' }] }
    const { product } = (await agent().post('/catalog/product', unknown)).json()
    expect(product.selected).toEqual([{ name: 'Pack', label: '100 g' }])
  })

  test.each(['saffron', 'festival-box', 'turmeric-powder.7kg'])(
    'learns that %s is not on sale',
    async (id) => {
      const answer = await agent().post('/catalog/product', { id })
      expect(answer.statusCode).toBe(200)
      expect(problems('get_product_result', answer.json())).toBe(NO_PROBLEMS)
      expect(answer.json()).toMatchObject({
        ucp: { status: 'error' },
        messages: [{ type: 'error', code: 'not_found', severity: 'unrecoverable' }],
      })
    },
  )

  test("makes a cart at the shop's prices, whatever prices it sends", async () => {
    const answer = await agent().post('/carts', {
      line_items: [
        { item: { id: SMALL, price: 1, title: 'Free' }, quantity: 2, totals: [{ type: 'total', amount: 1 }] },
        { item: { id: 'rasam-powder-kit-150g' }, quantity: 1 },
      ],
      totals: [{ type: 'total', amount: 1 }],
      buyer: { email: 'asha@example.com' },
    })
    expect(answer.statusCode).toBe(201)
    const cart = answer.json()
    expect(problems('cart', cart)).toBe(NO_PROBLEMS)
    expect(cart).toMatchObject({
      id: 'turmeric-powder.100g:2,rasam-powder-kit.150g:1',
      currency: 'INR',
      line_items: [
        { item: { id: SMALL, title: 'Turmeric Powder, 100 g', price: 12500 }, quantity: 2 },
        { item: { id: 'rasam-powder-kit.150g', price: 12000 }, quantity: 1 },
      ],
      totals: [
        { type: 'subtotal', amount: 37000 },
        { type: 'fulfillment', amount: 5000 },
        { type: 'total', amount: 42000 },
      ],
      continue_url: 'https://shop.example/cart/turmeric-powder.100g:2,rasam-powder-kit.150g:1',
    })
    expect(cart.messages).toMatchObject([{ code: 'allergens', path: '$.line_items[1]' }])
    expect(JSON.stringify(cart)).not.toMatch(/asha|Free/)
  })

  test('reads a cart, replaces it, and cancels it', async () => {
    const { id } = (await agent().post('/carts', lines([SMALL, 1]))).json()
    const path = `/carts/${encodeURIComponent(id)}`
    const again = await agent().get(path)
    expect([again.statusCode, again.json().id]).toEqual([200, id])
    const other = (await agent().put(path, lines([LARGE, 3]))).json()
    expect(problems('cart', other)).toBe(NO_PROBLEMS)
    expect(other.id).toBe('turmeric-powder.500g:3')
    const gone = (await agent().post(`${path}/cancel`)).json()
    expect(problems('cart', gone)).toBe(NO_PROBLEMS)
    expect(gone.messages).toMatchObject([{ type: 'info', code: 'cart_canceled' }])
  })

  test('learns which lines cannot be bought, and gets the others', async () => {
    const request = lines(
      ['black-pepper.100g', 1],
      ['saffron.1g', 1],
      ['turmeric-powder', 1],
      [SMALL, 1000],
      [SMALL, 1],
    )
    const cart = (await agent().post('/carts', request)).json()
    expect(problems('cart', cart)).toBe(NO_PROBLEMS)
    expect(cart.line_items).toMatchObject([{ item: { id: SMALL }, quantity: 999 }])
    expect(cart.messages.map(({ code, severity }: Record<string, string>) => [code, severity])).toEqual([
      ['out_of_stock', 'recoverable'],
      ['not_found', 'recoverable'],
      ['pack_needed', 'recoverable'],
      ['quantity_reduced', undefined],
    ])
  })

  test.each([
    ['sold out', lines(['black-pepper.100g', 1]), 'out_of_stock'],
    ['unknown', lines(['saffron.1g', 1]), 'not_found'],
    [
      'too many',
      lines(...Array.from({ length: 500 }, (_, at): [string, number] => [`a.${at}`, 1])),
      'too_many_lines',
    ],
  ])('gets no cart if all lines are %s, but a link into the shop', async (_, body, code) => {
    const answer = await agent().post('/carts', body)
    expect(answer.statusCode).toBe(200)
    expect(problems('cart_result', answer.json())).toBe(NO_PROBLEMS)
    expect(answer.json()).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code, severity: 'unrecoverable' }],
      continue_url: 'https://shop.example/',
    })
  })

  test.each(['nothing', 'cloves.50g:0', '%2e%2e%2fapi', 'turmeric-powder.100g:1,'])(
    'learns that there is no cart %s',
    async (id) => {
      for (const answer of [
        await agent().get(`/carts/${id}`),
        await agent().put(`/carts/${id}`, lines([SMALL, 1])),
      ]) {
        expect(problems('cart_result', answer.json())).toBe(NO_PROBLEMS)
        expect(answer.json().messages).toMatchObject([{ code: 'not_found', severity: 'unrecoverable' }])
      }
    },
  )
})

test('a cart is priced at the current prices each time it is read', async () => {
  const agent = shop.rest('2026-08-25')
  const { id } = (await agent.post('/carts', lines(['rasam-powder-kit.150g', 1]))).json()
  await shop.database
    .connection()
    .execute(`update variants set price = 13000 where id = 'rasam-powder-kit-150g'`)
  expect((await agent.get(`/carts/${id}`)).json().totals[0].amount).toBe(13000)
})
