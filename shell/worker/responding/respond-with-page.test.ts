import { keep } from '../caching/keep'
import { shopOnDevice } from '../testing/shop-on-device'
import { respondWithPage } from './respond-with-page'

let shop: ReturnType<typeof shopOnDevice>
beforeEach(async () => {
  shop = shopOnDevice()
  await keep({ kind: 'shown', path: '/about', pictures: [], calls: [] })
})
afterEach(() => jest.useRealTimers())

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const readPage = async (path: string, asked: Promise<Response>) => {
  const { answer, isKept } = await respondWithPage(path, asked)
  return { isKept, status: answer.status, text: await answer.text() }
}

test('a shopper online sees the network’s response, even an error: the newest version', async () => {
  expect(await readPage('/about', Promise.resolve(new Response('newer')))).toMatchObject({
    isKept: false,
    text: 'newer',
  })
  const fault = new Response('', { status: 503 })
  expect(await readPage('/about', Promise.resolve(fault))).toMatchObject({ isKept: false, status: 503 })
})

test('a shopper offline sees a page they have visited', async () => {
  const { isKept, text } = await readPage('/about', offline())
  expect(isKept).toBe(true)
  expect(text).toContain('/remotes/mf-content/1/entry.js')
})

test('the cached page appears after a while on a silently dead connection', async () => {
  jest.useFakeTimers()
  const shown = readPage('/about', new Promise<Response>(() => {}))
  await jest.advanceTimersByTimeAsync(8000)
  expect((await shown).isKept).toBe(true)
})

test('a shopper on a slow connection waits for an uncached page', async () => {
  jest.useFakeTimers()
  let come = (_: Response) => {}
  const shown = readPage('/recipes', new Promise<Response>((resolve) => (come = resolve)))
  await jest.advanceTimersByTimeAsync(20_000)
  come(new Response('at last'))
  expect(await shown).toMatchObject({ isKept: false, text: 'at last' })
})

test('a shopper reads in place of an uncached page why it is missing and which pages can be opened', async () => {
  const { status, text } = await readPage('/recipes', offline())
  expect(status).toBe(503)
  expect(text).toContain('<h1>You’re offline</h1>')
  expect(text).toContain('<li><a href="/about">About us</a></li>')
  expect(text).toContain('<li><a href="/cart">Cart</a></li>')
})

test('a partly loaded page is described as such', async () => {
  shop.lose('/remotes/mf-content/2/page.js')
  shop.publish('2')
  await keep({ kind: 'shown', path: '/recipes', pictures: [], calls: [] })
  expect((await readPage('/recipes', offline())).text).toContain('<h1>Only part of this page was saved</h1>')
})

test.each(['/checkout', '/account', '/payment/status/1', '/login'])(
  '%s says that it needs a connection',
  async (path) => {
    expect((await readPage(path, offline())).text).toContain(
      '<h1>This page needs an internet connection</h1>',
    )
  },
)

test('the offline page is in Hindi for a shopper who reads Hindi, with other pages’ own titles', async () => {
  const { text } = await readPage('/hi/recipes', offline())
  expect(text).toContain('<html lang="hi-IN">')
  expect(text).toContain('<h1>आप ऑफ़लाइन हैं</h1>')
  expect(text).toContain('<a class="brand" href="/hi">')
  expect(text).toContain('<li><a href="/about" lang="en-IN">About us</a></li>')
  expect((await readPage('/kn/account', offline())).text).toContain('<h1>ಈ ಪುಟಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಕು</h1>')
})
