import { renderPage } from 'composition/renderer/thread/render-page'
import { createElement } from 'react'
import { otherLanguages } from 'shared-contracts/i18n/language'
import { CONTRACT_VERSION, type LiveRemote, type RemoteServerModule } from 'shared-contracts/remote'
import { useText } from 'shared-contracts/words'
import { shopSite } from './shop-site'

function Tea() {
  const t = useText()
  return createElement('h1', null, `${t('A cup of tea')}, ${t('{count} cups', { count: 2 })}`)
}

const tea: RemoteServerModule = {
  name: 'mf-tea',
  contract: CONTRACT_VERSION,
  words: { hi: async () => ({ words: { 'A cup of tea': 'एक कप चाय', CART: 'चाय की थैली' } }) },
  routes: [
    { path: '/tea', Component: Tea, head: (_, __, t) => ({ title: t('A cup of tea'), description: 'Tea.' }) },
    {
      path: '/tea/story',
      Component: Tea,
      isEnglish: true,
      head: () => ({ title: 'A story', description: 'Of tea.' }),
    },
  ],
  leadsOn: { '/tea': () => undefined },
  metadata: {},
}
const remote: LiveRemote = {
  ...{ name: 'mf-tea', version: '1', contract: CONTRACT_VERSION, prefixes: ['/tea'] },
  ...{ base: '/remotes/mf-tea/1/', entry: 'entry.js', scripts: [], styles: [], integrity: {} },
  pages: { 'i18n-hi': ['hi.js'] },
}
const origin = 'https://shop.example'
const task = { remote, apiOrigin: origin, filesOrigin: origin, publicOrigin: origin, shellCss: '' }
const styles = { criticalCss: async () => '' }

async function rendered(path: string) {
  const page = await renderPage(path, { site: shopSite, task, module: tea, styles })
  if (page.kind !== 'page') throw new Error(`Led to ${page.path}`)
  return page
}

test('a shopper reads a page in Hindi, and its links lead to pages in Hindi', async () => {
  const page = await rendered('/hi/tea')
  expect(page).toMatchObject({ status: 200, language: 'hi', files: ['hi.js'] })
  expect(page.html).toContain('<h1>एक कप चाय, 2 cups</h1>')
  expect(page.html).toContain('href="/hi/cart"')
  expect(page.head).toContain('<title>एक कप चाय | ')
})

test('an untranslated text is shown in English, and counted once', async () => {
  expect((await rendered('/hi/tea')).missing.filter((text) => /cup/.test(text))).toEqual(['{count} cups'])
  expect((await rendered('/tea')).missing).toEqual([])
})

test('a remote without translations of a language shows its pages in English', async () => {
  const page = await rendered('/kn/tea')
  expect(page.html).toContain('<h1>A cup of tea, 2 cups</h1>')
  expect(page.html).toContain('href="/kn/cart"')
})

test('search engines find the page in each language', async () => {
  for (const path of ['/tea', '/hi/tea', '/kn/tea']) {
    const { head } = await rendered(path)
    expect(head).toContain(`<link rel="canonical" href="${origin}${path}">`)
    expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}/tea">`)
    expect(head).toContain(`<link rel="alternate" hreflang="en" href="${origin}/tea">`)
    expect(head).toContain(`<link rel="alternate" hreflang="hi" href="${origin}/hi/tea">`)
    expect(head).toContain(`<link rel="alternate" hreflang="kn" href="${origin}/kn/tea">`)
  }
})

test('a page that is mostly prose names the English one as canonical', async () => {
  const { head } = await rendered('/kn/tea/story')
  expect(head).toContain(`<link rel="canonical" href="${origin}/tea/story">`)
  expect(head).not.toContain('hreflang')
})

test('each page links to itself in the other languages, the page of unknown addresses to home', async () => {
  const links = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)" hrefLang="(\w+)"/g)].map(([, href]) => href)
  expect(new Set(links((await rendered('/hi/tea')).html))).toEqual(
    new Set(['/tea', ...otherLanguages.map((language) => `/${language}/tea`)]),
  )
  const unknown = await rendered('/hi/nowhere')
  expect(unknown.status).toBe(404)
  expect(new Set(links(unknown.html))).toEqual(
    new Set(['/', ...otherLanguages.map((language) => `/${language}`)]),
  )
})

test('another spelling redirects to the page in the same language', async () => {
  await expect(rendered('/hi/TEA/')).rejects.toThrow('Led to /hi/tea')
})

test('a remote’s translations do not change the frame', async () => {
  expect((await rendered('/hi/tea')).html).not.toContain('चाय की थैली')
})
