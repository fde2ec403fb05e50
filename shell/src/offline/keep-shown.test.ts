import { keepShown } from './keep-shown'

const messages: unknown[] = []
const register = jest.fn(async () => ({}))
const ready = jest.fn(async () => ({ active: { postMessage: (what: unknown) => messages.push(what) } }))
const view = (pathname: string, isPrivate = false) =>
  ({ kind: 'page', location: { pathname }, route: { isPrivate } }) as never

beforeAll(() => {
  jest.useFakeTimers()
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register,
      get ready() {
        return ready()
      },
    },
  })
  Object.defineProperty(performance, 'getEntriesByType', {
    value: (type: string) =>
      type === 'resource'
        ? ['/api/products?ids=a', '/api/orders', '/shell/shell.1.js', 'https://pay.example/api/x'].map(
            (name) => ({
              name: new URL(name, location.href).href,
              startTime: 10,
            }),
          )
        : [],
  })
})

const setConnection = (saveData: boolean, type?: string) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData, type }, configurable: true })
const staying = (pathname: string) => ({ view: () => view(pathname), subscribe: () => () => undefined })
const isEmpty = (): boolean => true

beforeEach(() => {
  sessionStorage.clear()
  register.mockClear()
  messages.length = 0
})

test('nothing is cached with Save-Data', async () => {
  setConnection(true)
  keepShown(staying('/about'), isEmpty)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(register).not.toHaveBeenCalled()
  expect(messages).toEqual([])
})

test('a passer-by who sees one page has nothing cached', async () => {
  setConnection(false)
  keepShown(staying('/about'), isEmpty)
  await jest.advanceTimersByTimeAsync(20_000)
  keepShown(staying('/about'), isEmpty)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(register).not.toHaveBeenCalled()
  expect(messages).toEqual([])
})

test.each([
  ['on Wi-Fi', 'wifi', isEmpty],
  ['with something in the cart', undefined, (): boolean => false],
])('the first page is cached %s', async (_, type, isCartEmpty) => {
  setConnection(false, type)
  keepShown(staying('/about'), isCartEmpty)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(messages).toMatchObject([{ path: '/about' }])
})

test('a second page in the tab has both pages cached, even if it is another document', async () => {
  setConnection(false, 'cellular')
  keepShown(staying('/about'), isEmpty)
  await jest.advanceTimersByTimeAsync(20_000)
  keepShown(staying('/recipes'), isEmpty)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(messages).toMatchObject([{ path: '/about' }, { path: '/recipes' }])
})

test('pages are cached once they are idle, including the cart, but no other private page', async () => {
  setConnection(false, 'wifi')
  let shown = view('/about')
  let move = () => {}
  keepShown(
    {
      view: () => shown,
      subscribe: (listener) => {
        move = listener
        return () => {}
      },
    },
    isEmpty,
  )
  expect(messages).toEqual([])
  for (const next of [view('/recipes'), view('/account', true), view('/cart', true)]) {
    await jest.advanceTimersByTimeAsync(11_000)
    shown = next
    move()
  }
  await jest.advanceTimersByTimeAsync(11_000)
  expect(register).toHaveBeenCalledWith('/service-worker.js')
  expect(register).toHaveBeenCalledTimes(1)
  expect(messages).toEqual([
    { kind: 'shown', path: '/about', pictures: [], calls: ['/api/products?ids=a', '/api/orders'] },
    { kind: 'shown', path: '/recipes', pictures: [], calls: [] },
    { kind: 'shown', path: '/cart', pictures: [], calls: [] },
  ])
})

test.each(['register', 'ready'] as const)(
  'an idle page has no error if the browser allows no worker, as Firefox without cookies: %s',
  async (refused) => {
    const insecure = new DOMException('The operation is insecure.', 'SecurityError')
    if (refused === 'register') register.mockRejectedValueOnce(insecure)
    else ready.mockRejectedValue(insecure)
    setConnection(false, 'wifi')
    keepShown(staying('/about'), isEmpty)
    // An unhandled rejection fails the test.
    await jest.advanceTimersByTimeAsync(20_000)
    expect(messages).toEqual([])
  },
)
