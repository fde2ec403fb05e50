import { createHash } from 'node:crypto'
import { createRenderCounts } from 'composition/renderer/render-counts'
import { NotRendered } from 'composition/renderer/renderer'
import type { Renderers } from 'composition/renderer/renderers'
import type { AllPublishedContent } from 'shared-contracts/content/published-content-schema'
import type { Registry } from 'shared-contracts/remote/registry'
import type { ShellAssets } from '../files/shell-assets'
import { createRemoteCounts } from '../observability/reports/remote-counts'
import { twoRemotes } from '../testing/edge-on-disk'
import { createPageMaker } from './make-page'

const assets: ShellAssets = {
  scripts: [],
  styles: [],
  css: '',
  fallbackFonts: '',
  earlyScript: '',
  earlyAddScript: '',
  earlyCodeScript: '',
  files: [],
  serviceWorker: '',
  noServiceWorker: '',
  adminWorker: '',
  workerFile: '',
}

/** Creates a page maker. The home page's remote has two versions. @param unfit versions that can't be loaded */
function createMaker(
  unfit: string[],
  {
    hasServer = true,
    found = {},
    publishedContent,
  }: { hasServer?: boolean; found?: object; publishedContent?: () => AllPublishedContent | undefined } = {},
) {
  const entry = twoRemotes.remotes['mf-content']
  const first = entry?.versions[1]
  if (!entry || !first) throw new Error('There is no such version.')
  const version = { ...first, ...(hasServer && { server: 'server.cjs' }) }
  const versions = { 1: version, 2: { ...version, base: '/remotes/mf-content/2/' } }
  const registry: Registry = { remotes: { 'mf-content': { live: '2', lastGood: '1', versions } } }
  const rendererFor = jest.fn(({ version: asked }: { version: string }) => ({
    async page() {
      if (unfit.includes(asked)) throw new NotRendered('unfit', 'It differs from the published file.')
      const page = {
        kind: 'page',
        status: 200,
        language: 'en',
        isPrivate: false,
        html: `<h1>${asked}</h1>`,
        css: '',
      }
      return { ...page, head: '', structuredData: '', state: '{}', files: [], calls: [], ...found }
    },
  }))
  const anyOf = () => rendererFor({ version: '2' })
  const remoteCounts = createRemoteCounts()
  const makePage = createPageMaker({
    assets,
    renderers: { rendererFor, anyOf, keepOnly: () => undefined } as unknown as Renderers,
    currentRegistry: async () => ({ registry, tag: '"1"' }),
    renders: createRenderCounts(() => undefined),
    remoteCounts,
    overrideOrigins: [],
    keepsPages: false,
    ...(publishedContent && { publishedContent }),
  })
  return { remoteCounts, make: (path = '/about') => makePage(path, []) }
}

const readBoot = (html: string) =>
  JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { remotes: { version: string }[] }

test('the live version renders a page, and the browser continues with it', async () => {
  const { html, keptForMs } = await createMaker([]).make()
  expect(html).toContain('<h1>2</h1>')
  expect(readBoot(html).remotes).toMatchObject([{ version: '2', lastGood: { version: '1' } }])
  expect(keptForMs).toBeUndefined()
})

test('the home page links to the guide for agents in a header, and no other page does', async () => {
  const { make } = createMaker([])
  expect((await make('/')).headers.link).toMatch(
    /^<\/agents.md>; rel="service-doc".*<\/llms.txt>; rel="describedby"/,
  )
  expect((await make('/about')).headers).toEqual({})
})

test('a page at one of countless addresses is cached briefly, and the page of all unknown paths for long', async () => {
  const { make } = createMaker([], { found: { status: 404, isOneOfMany: true } })
  expect(await make('/about/nothing')).toMatchObject({ status: 404, isKept: true, keptForMs: 10_000 })
  expect((await make('/nowhere')).keptForMs).toBeUndefined()
})

test('the last good version renders the page if the live version’s build cannot be loaded, and the page tells the browser so', async () => {
  const { make, remoteCounts } = createMaker(['2'])
  const page = await make()
  expect(page).toMatchObject({ status: 200, isKept: true, keptForMs: 3000 })
  expect(page.html).toContain('<h1>1</h1>')
  expect(readBoot(page.html).remotes).toMatchObject([{ version: '1' }])
  expect(remoteCounts.all()).toMatchObject([{ remote: 'mf-content', version: '2', fallbacks: 1 }])
})

test.each([
  ['neither build can be loaded', createMaker(['1', '2'])],
  ['the version has none on purpose', createMaker(['2'], { hasServer: false })],
])('the browser renders the page with the live version if %s', async (_, { make }) => {
  const page = await make()
  expect(page).toMatchObject({ status: 200, isKept: false })
  expect(readBoot(page.html).remotes).toMatchObject([{ version: '2' }])
})

test('an announcement appears before the page with a style that its policy allows; a page without one is no larger', async () => {
  const announcement = { text: 'Closed on Friday' }
  const withAnnouncement = await createMaker([], {
    publishedContent: () => ({ announcement, banners: {}, pages: {} }),
  }).make()
  expect(withAnnouncement.html).toMatch(
    /<aside class="announcement".*Closed on Friday<\/span><\/aside>\n<div id="root">/,
  )
  for (const [, style = ''] of withAnnouncement.html.matchAll(/<style>(.*?)<\/style>/g))
    expect(withAnnouncement.styleHashes).toContain(
      `sha256-${createHash('sha256').update(style).digest('base64')}`,
    )
  const withoutAnnouncement = await createMaker([], {
    publishedContent: () => ({ banners: {}, pages: {} }),
  }).make()
  expect(withoutAnnouncement).toEqual(await createMaker([]).make())
})

test('a page is private exactly if its renderer says so', async () => {
  expect(await createMaker([], { found: { isPrivate: true } }).make('/about/own')).toMatchObject({
    isPrivate: true,
  })
  expect(await createMaker([]).make()).toMatchObject({ isPrivate: false })
})

test('only a page whose HTML has a cart line or a discount code has the script that keeps it, and allows it', async () => {
  const counts = async (html: string) => {
    const page = await createMaker([], { found: { html } }).make()
    return [page.html.match(/<script>/g)?.length, page.scriptHashes.length]
  }
  expect(await counts('<h1>About</h1>')).toEqual([1, 1])
  expect(await counts('<button data-line="{}">ADD TO CART</button>')).toEqual([2, 2])
  expect(await counts('<div data-discount-code="DIWALI">Your code</div>')).toEqual([2, 2])
})
