import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { markdownTree } from '../../../edge/src/testing/markdown-tree'
import { expect, test } from '../../harness/fixtures'

interface Sent {
  status: number
  headers: Record<string, string>
  text: string
}

const PATIENCE_MS = 250

/** Returns what an agent gets for a shop address, retrying while the shop asks it to wait. */
async function reads(request: APIRequestContext, url: string): Promise<Sent> {
  const { pathname } = new URL(url, 'http://localhost')
  const answer = await request.get(pathname)
  if (answer.status() === 503) {
    await wait(PATIENCE_MS)
    return reads(request, url)
  }
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() }
}

/** Returns the expected content type of an address, by its ending. */
function expectedType(url: string): RegExp {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/.well-known/')) return /^application\/json/
  const ending = /\.\w+$/.exec(pathname)?.[0] ?? ''
  const types: Record<string, RegExp> = {
    '.md': /^text\/markdown/,
    '.txt': /^text\/plain/,
    '.xml': /^application\/(rss\+)?xml/,
    '.csv': /^text\/csv/,
    // Photos of reviews are linked at full size.
    '.jpg': /^image\/jpeg/,
    '.jsonl': /^application\/jsonl/,
  }
  return types[ending] ?? /^text\/html/
}

test.describe('An agent that reads only text', { tag: ['@desktop', '@once'] }, () => {
  test('finds only links that work, and nobody’s phone number', async ({ request }) => {
    const seen = new Set<string>()
    for (const guide of ['/agents.md', '/llms.txt', '/llms-full.txt']) {
      const { text } = await reads(request, guide)
      expect(text, guide).not.toMatch(/[\w.]@[\w.]|\+91/)
      const { links, headings } = markdownTree(text)
      expect(headings.filter(({ depth }) => depth === 1)).toHaveLength(1)
      for (const { url } of links) seen.add(url)
    }
    expect(seen.size).toBeGreaterThan(100)
    for (const url of seen) {
      const { status, headers } = await reads(request, url)
      expect.soft([url, status]).toEqual([url, 200])
      expect.soft(headers['content-type'], url).toMatch(expectedType(url))
    }
  })

  test('finds every product and policy in one text that is short enough to read at once', async ({
    request,
  }) => {
    const { text } = await reads(request, '/llms-full.txt')
    const { headings } = markdownTree(text)
    expect(headings.filter(({ depth }) => depth === 3)).toHaveLength(4 + 43)
    expect(Buffer.byteLength(text)).toBeLessThan(250_000)
  })

  test('hands over the cheapest turmeric in a cart at the price it has read', async ({
    request,
    shopper,
  }) => {
    const home = await reads(request, '/')
    const guide = /<([^>]+)>; rel="service-doc"/.exec(home.headers.link ?? '')?.[1] ?? ''
    const list = markdownTree((await reads(request, guide)).text).links.find(({ url }) =>
      url.endsWith('/llms.txt'),
    )
    const offered = markdownTree((await reads(request, list?.url ?? '')).text).links
    const variants = []
    for (const { url } of offered.filter(({ text, url }) => /turmeric/i.test(text) && url.endsWith('.md')))
      variants.push(...listVariants((await reads(request, url)).text))
    expect(variants.length).toBeGreaterThan(1)
    const [cheapest] = variants.sort((one, other) => one.per100g - other.per100g)

    await shopper.opens(new URL(cheapest?.cartLink ?? '').pathname)
    await shopper.sees('ADD THESE TO YOUR CART?')
    await expect(shopper.page.getByRole('main')).toContainText(`SUB TOTALRs ${cheapest?.price.toFixed(2)}`)
  })
})

/** Lists the packs in a product's text. */
function listVariants(text: string) {
  return markdownTree(text)
    .links.filter(({ url }) => url.includes('/cart/'))
    .map(({ text: variant, url }) => {
      const match = new RegExp(`${variant}\\s+₹([\\d.,]+).*?₹([\\d.,]+) per 100 g`).exec(text)
      return { cartLink: url, price: Number(match?.[1]), per100g: Number(match?.[2]) }
    })
}
