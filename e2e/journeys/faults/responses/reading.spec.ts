import { listMutations } from 'shared-contracts/testing/mutations'
import { expect } from '../../../harness/fixtures'
import { few, isWhole, test } from '../../../harness/shop/front/responding-shop'

/** The lists of products, each with its page, its link in the menu and its call. */
const lists = [
  { path: '/all-products', link: 'ALL PRODUCTS', call: /^GET \/api\/products$/ },
  {
    path: '/diy-spices',
    link: 'SHOP BY DIY SPICES KITS',
    call: /^GET \/api\/products\?category=DIY%20SPICE%20KIT$/,
  },
  {
    path: '/ground-spices',
    link: 'SHOP BY GROUND SPICES',
    call: /^GET \/api\/products\/category\/GROUND%20SPICES$/,
  },
  {
    path: '/whole-spices',
    link: 'SHOP BY WHOLE SPICES',
    call: /^GET \/api\/products\/category\/WHOLE%20SPICES$/,
  },
  {
    path: '/retails',
    link: 'SHOP BY SPICES BLENDS',
    call: /^GET \/api\/products\/category\/SPICES%20BLENDS$/,
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
    const wrong = ['', '<!doctype html>', {}, { success: false, data: [] }, { success: true, data: {} }]
    for (const [at, { path, link, call }] of lists.entries())
      await test.step(path, async () => {
        shop.api.answer(call, () => ({ status: 200, body: wrong[at] }))
        await page.goto('/about')
        await shopper.findsInTheShopMenu(link)
        await expect(page.getByText('The list did not load')).toBeVisible()
        await isWhole(page)
        shop.api.leaveAnswersToServer()
        await shopper.presses('Retry')
        await expect(page.getByRole('main').getByRole('link', { name: /Rs / }).first()).toBeVisible()
      })
  })

  const PARTS = 2
  for (let part = 0; part < PARTS; part++)
    test(`a product page loses only the malformed part (${part + 1} of ${PARTS})`, async ({
      shop,
      shopper,
      request,
    }) => {
      const { page } = shopper
      const { data: products } = await (await request.get('/api/products')).json()
      const ids: string[] = products.map(({ _id }: { _id: string }) => _id)
      const { data } = await (await request.get(`/api/products/${ids[0]}`)).json()
      // One item of each list is enough.
      const short = { ...data, synonyms: data.synonyms.slice(0, 1), images: data.images.slice(0, 1) }
      for (const at of few(short).keys()) {
        if (at % PARTS !== part) continue
        // The edge caches pages for a while, so each change gets another address.
        const id = ids[at % ids.length] ?? ''
        const [title, changed] = few({ ...short, _id: id })[at] ?? ['', data]
        await test.step(title, async () => {
          const list = lists[Math.floor(at / ids.length)]?.path ?? '/all-products'
          const call = new RegExp(`^GET /api/products/${id}$`)
          shop.api.answer(call, () => ({
            status: 200,
            body: { success: true, data: changed, message: 'ok' },
          }))
          const answer = await page.goto(`${list}/${id}`)
          const hasProduct = typeof changed === 'object' && changed !== null && !Array.isArray(changed)
          expect(answer?.status()).toBe(hasProduct ? 200 : 503)
          if (hasProduct) {
            await expect(page.getByRole('button', { name: /ADD TO CART|SOLD OUT/i }).first()).toBeVisible()
            await isWhole(page)
          } else await expect(page.getByText('This product did not load')).toBeVisible()
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
