import { mutationsOf } from 'shared-contracts/testing/mutations'
import { expect } from '../../harness/fixtures'
import { few, isWhole, test } from '../../harness/shop/answering-shop'

/** Calls that read, each with the pages that show what it answers. */
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

test.describe('An answer of the api that has gone wrong', { tag: ['@desktop', '@once'] }, () => {
  for (const { path, call } of lists)
    test(`costs no other product its card on ${path}`, async ({ shop, shopper }) => {
      const names: string[] = []
      shop.api.answer(call, async (ask) => {
        const { status, body } = await ask()
        const { data, ...rest } = body as { data: { name: string }[] }
        names.push(...data.map(({ name }) => name))
        const mutations = mutationsOf(data[0]).map(([, mutation]) => mutation)
        return { status, body: { ...rest, data: [...mutations, ...data] } }
      })
      await shopper.opens(path)
      await isWhole(shopper.page)
      expect(names.length).toBeGreaterThan(1)
      for (const name of new Set(names))
        await expect(shopper.page.getByRole('main').getByRole('link', { name }).first(), name).toBeAttached()
    })

  test('keeps the heading of a list, and offers to ask for it again', async ({ shop, shopper }) => {
    const { page } = shopper
    const wrong = ['', '<!doctype html>', {}, { success: false, data: [] }, { success: true, data: {} }]
    for (const [at, { path, link, call }] of lists.entries())
      await test.step(path, async () => {
        shop.api.answer(call, () => ({ status: 200, body: wrong[at] }))
        await page.goto('/about')
        await shopper.findsInTheShopMenu(link)
        await expect(page.getByText('The list did not load')).toBeVisible()
        await isWhole(page)
        shop.api.answerNothing()
        await shopper.presses('Retry')
        await expect(page.getByRole('main').getByRole('link', { name: /Rs / }).first()).toBeVisible()
      })
  })

  test('costs the page of a product no more than the part it is about', async ({
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
      // The edge keeps pages for a while, so each change gets another address.
      const id = ids[at % ids.length] ?? ''
      const [title, changed] = few({ ...short, _id: id })[at] ?? ['', data]
      await test.step(title, async () => {
        const list = lists[Math.floor(at / ids.length)]?.path ?? '/all-products'
        const call = new RegExp(`^GET /api/products/${id}$`)
        shop.api.answer(call, () => ({ status: 200, body: { success: true, data: changed, message: 'ok' } }))
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

  test('costs no other blog its place, and its own page no more than the part it is about', async ({
    shop,
    shopper,
    request,
  }) => {
    const { page } = shopper
    const blogs: { title: string }[] = await (await request.get('/api/blogs')).json()
    shop.api.answer(/^GET \/api\/blogs$/, () => ({
      status: 200,
      body: [...mutationsOf(blogs[0]).map(([, mutation]) => mutation), ...blogs],
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
