import { brotliDecompressSync } from 'node:zlib'
import { JSDOM, VirtualConsole } from 'jsdom'
import { fetchCachedPage } from '../../shop/fetch-cached-page'
import type { MeasuredPage } from '../../shop/measured-pages'

export interface ContentPage {
  path: string
  title: string
  description: string
  main: Element
}

/** The shop's own pages, which the peers copy so that texts, pictures and styles are the same. */
export interface ShopContent {
  origin: string
  pages: readonly ContentPage[]
  /** The elements above every page's main part; `footer` has those below it. */
  header: readonly Element[]
  footer: readonly Element[]
  css: string
  /** Paths of the shop's icon and of all pictures on the pages. */
  pictures: readonly string[]
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g
/** Browsers request this file even if no page links to it. */
const ICON = '/favicon.ico'

const PICTURE = /\/uploads\/[\w./-]+/g

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return answer.text()
}

async function fetchDocument(origin: string, path: string): Promise<Document> {
  const { body } = await fetchCachedPage(origin, path)
  // Silences the console: jsdom complains about every style sheet with syntax newer than its parser.
  return new JSDOM(brotliDecompressSync(body), { virtualConsole: new VirtualConsole() }).window.document
}

const readContent = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('content') ?? ''

function findMain(document: Document): Element {
  const main = document.querySelector('#root > main')
  if (!main) throw new Error('The page has no main part.')
  return main
}

/** @throws Error if a page is missing or has no main part */
export async function shopContent(origin: string, pages: readonly MeasuredPage[]): Promise<ShopContent> {
  const documents = await Promise.all(pages.map(({ path }) => fetchDocument(origin, path)))
  const [first] = documents
  if (!first) throw new Error('None of the measured pages has peers.')
  const frame = [...(first.querySelector('#root')?.children ?? [])]
  const place = frame.indexOf(findMain(first))
  const sheets = new Set(documents.flatMap((page) => readContent(page, 'meta[name="styles"]').split(' ')))
  const css = await Promise.all([...sheets].map((path) => fetchText(origin + path)))
  const markup = documents.map((page) => page.querySelector('#root')?.innerHTML ?? '').join('')
  return {
    origin,
    pages: documents.map((document, index) => ({
      path: pages[index]?.path ?? '',
      title: document.title,
      description: readContent(document, 'meta[name="description"]'),
      main: findMain(document),
    })),
    header: frame.slice(0, place),
    footer: frame.slice(place + 1),
    css: css.join('\n').replace(FONT_FACE, ''),
    pictures: [ICON, ...new Set(markup.match(PICTURE))],
  }
}
