import { listMutations } from 'shared-contracts/testing/mutations'
import { expect } from '../../harness/fixtures'
import { few, isWhole, test } from '../../harness/shop/front/responding-shop'

/** The list of all products and the list of one category, each with its path, menu link and api call. */
const lists = [
  { path: '/all-products', link: 'ALL PRODUCTS', call: /^GET \/api\/products$/ },
  {
    path: '/whole-spices',
    link: 'SHOP BY WHOLE SPICES',
    call: /^GET \/api\/products\/category\/WHOLE%20SPICES$/,
  },
]

test.describe('When the api sends malformed data', { tag: ['@desktop', '@once'] }, () => {
  for (const { path, call } of lists)
    test(`all other products keep their cards on ${path}`, async ({ shop, shopper }) => {
      const names: string[] = []
      shop.api.answer(call, async (ask) => {
        const { status, body } = await ask()
        const { data, ...rest } = body as { data: { name: string }[] }
        names.push(...data.map(({ name }) => name))
        const mutations = listMutations(data[0]).map(([, mutation]) => mutation)
        return { status, body: { ...rest, data: [...mutations, ...data] } }
      })
      await shopper.opens(path)
      await isWhole(shopper.page)
      expect(names.length).toBeGreaterThan(1)
      for (const name of new Set(names))
        await expect(shopper.page.getByRole('main').getByRole('link', { name }).first(), name).toBeAttached()
    })

  test('a list keeps its heading and offers Retry', async ({ shop, shopper }) => {
    const { page } = shopper
    const wrong = ['<!doctype html>', { success: true, data: {} }]
    for (const [at, { path, link, call }] of lists.entries())
      await test.step(path, async () => {
        shop.api.answer(call, () => ({ status: 200, body: wrong[at] }))
        await page.goto('/about')
        await shopper.findsInTheShopMenu(link)
        await expect(page.getByText('The list didn’t load')).toBeVisible()
        await isWhole(page)
        shop.api.leaveAnswersToServer()
        await shopper.presses('Retry')
        await expect(page.getByRole('main').getByRole('link', { name: /Rs / }).first()).toBeVisible()
      })
  })

  test('a product page loses only the malformed part', async ({ shop, shopper, request }) => {
    const { page } = shopper
    const { data: products } = await (await request.get('/api/products')).json()
    const ids: string[] = products.map(({ _id }: { _id: string }) => _id)
    const { data } = await (await request.get(`/api/products/${ids[0]}`)).json()
    // One item of each list is enough.
    const short = { ...data, synonyms: data.synonyms.slice(0, 1), images: data.images.slice(0, 1) }
    const step = Math.ceil(few(short).length / ids.length)
    // The edge caches pages, so each product gets one change. malformed-products.slow.test.tsx tries all.
    for (const [place, id] of ids.entries()) {
      const change = few({ ...short, _id: id })[place * step]
      if (!change) break
      const [title, changed] = change
      await test.step(title, async () => {
        const call = new RegExp(`^GET /api/products/${id}$`)
        shop.api.answer(call, () => ({
          status: 200,
          body: { success: true, data: changed, message: 'ok' },
        }))
        const answer = await page.goto(`/all-products/${id}`)
        const hasProduct = typeof changed === 'object' && changed !== null && !Array.isArray(changed)
        expect(answer?.status()).toBe(hasProduct ? 200 : 503)
        if (hasProduct) {
          await expect(page.getByRole('button', { name: /ADD TO CART|SOLD OUT/i }).first()).toBeVisible()
          await isWhole(page)
        } else await expect(page.getByText('This product didn’t load')).toBeVisible()
      })
    }
  })

  test('all other blogs stay in the list, and a blog page loses only the malformed part', async ({
    shop,
    shopper,
    request,
  }) => {
    const { page } = shopper
    const blogs: { title: string }[] = await (await request.get('/api/blogs')).json()
    shop.api.answer(/^GET \/api\/blogs$/, () => ({
      status: 200,
      body: [...listMutations(blogs[0]).map(([, mutation]) => mutation), ...blogs],
    }))
    await shopper.opens('/blogs')
    for (const { title } of blogs)
      await expect(page.getByRole('heading', { level: 2, name: title }).first()).toBeVisible()
    for (const [at, [title, body]] of few(blogs[0]).entries())
      await test.step(title, async () => {
        shop.api.answer(/^GET \/api\/blogs\/./, () => ({ status: 200, body }))
        await page.goto(`/blogs/number-${at}`)
        await isWhole(page)
      })
  })
})
