import { expect, test } from '../../harness/fixtures'
import { renderedPage } from '../../harness/page/rendered'
import { linkPages, otherAddresses, privatePages, unknownPage } from '../../harness/pages'

test.describe('A client that requests an address', { tag: ['@desktop', '@once'] }, () => {
  for (const { asked, canonical } of [
    { asked: '/ABOUT', canonical: '/about' },
    { asked: '/Ground-Spices/turmeric-powder', canonical: '/ground-spices/turmeric-powder' },
    { asked: '/Recipes/', canonical: '/recipes' },
    { asked: '/Login', canonical: '/login' },
  ])
    test(`is redirected permanently from ${asked} to ${canonical} [1.8]`, async ({ request }) => {
      // A page that took too long is rendered by the browser, which accepts every spelling.
      await expect(async () => {
        const answer = await request.get(asked, { maxRedirects: 0 })
        expect(answer.status()).toBe(301)
        expect(answer.headers().location).toBe(canonical)
      }).toPass()
    })

  for (const path of [
    unknownPage,
    '/ground-spices/saffron-ice-cream',
    '/all-products/turmeric-powder/reviews',
    '/product/999',
    '/blogs/Saffron%20Ice%20Cream',
  ])
    test(`gets a 404 for ${path} [1.10]`, async ({ request }) => {
      const { answer } = await renderedPage(request, path)
      expect(answer.status()).toBe(404)
    })

  test('finds every address of the sitemap, and robots.txt names the sitemap', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text()
    const sitemap = robots.match(/^Sitemap: (.+)$/m)?.[1] ?? ''
    expect(new URL(sitemap).pathname).toBe('/sitemap.xml')
    const xml = await (await request.get('/sitemap.xml')).text()
    const addresses = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => new URL(address))
    expect(addresses.length).toBeGreaterThan(50)
    expect(xml).toMatch(/\/turmeric-powder<\/loc><lastmod>20\d\d-/)
    for (const { pathname } of addresses) {
      const answer = await request.get(pathname, { maxRedirects: 0 })
      expect.soft(answer.status(), pathname).toBe(200)
    }
  })

  test('finds the text of every page from the home page alone', async ({ request }) => {
    const home = await (await request.get('/')).text()
    expect(home).toContain('<link rel="alternate" type="text/markdown" href="')
    const guide = await (await request.get('/agents.md')).text()
    const links = [...guide.matchAll(/<(http.+?)>/g)].map(([, link = '']) => new URL(link).pathname)
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) expect.soft((await request.get(link)).status(), link).toBe(200)
    expect(guide).not.toMatch(/@|\+91/)

    const text = await (await request.get('/ground-spices/turmeric-powder.md')).text()
    expect(text).toMatch(/^# Turmeric Powder\n\n> /)
    expect(text).not.toContain('ADD TO CART')
    const headers = { accept: 'text/markdown' }
    expect(await (await request.get('/ground-spices/turmeric-powder', { headers })).text()).toBe(text)
    expect(Buffer.byteLength(text)).toBeLessThan(8000)
  })

  test('gets no private page that may be stored, indexed or listed in the sitemap [1.20, 1.21]', async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const path of [
      ...privatePages,
      ...linkPages,
      ...otherAddresses.filter((address) => address !== '/recipes-grid'),
    ]) {
      const { answer, html } = await renderedPage(request, path)
      expect(answer.headers()['cache-control'], path).toBe('no-store')
      expect(html, path).toMatch(/<meta name="robots" content="noindex[^"]*">/)
      expect(sitemap).not.toContain(`${path}</loc>`)
    }
  })
})
