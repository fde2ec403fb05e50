import { keepShown } from './keep-shown'

const told: unknown[] = []
const register = jest.fn(async () => ({}))
const ready = jest.fn(async () => ({ active: { postMessage: (what: unknown) => told.push(what) } }))
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

const setConnection = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })

test('with Save-Data nothing is cached', async () => {
  setConnection(true)
  keepShown({ view: () => view('/about'), subscribe: () => () => {} })
  await jest.advanceTimersByTimeAsync(20_000)
  expect(register).not.toHaveBeenCalled()
  expect(told).toEqual([])
})

test('pages are cached once they are idle, including the cart, but no other private page', async () => {
  setConnection(false)
  let shown = view('/about')
  let move = () => {}
  keepShown({
    view: () => shown,
    subscribe: (listener) => {
      move = listener
      return () => {}
    },
  })
  expect(register).toHaveBeenCalledWith('/service-worker.js')
  expect(told).toEqual([])
  for (const next of [view('/recipes'), view('/account', true), view('/cart', true)]) {
    await jest.advanceTimersByTimeAsync(11_000)
    shown = next
    move()
  }
  await jest.advanceTimersByTimeAsync(11_000)
  expect(told).toEqual([
    { kind: 'shown', path: '/about', pictures: [], calls: ['/api/products?ids=a', '/api/orders'] },
    { kind: 'shown', path: '/recipes', pictures: [], calls: [] },
    { kind: 'shown', path: '/cart', pictures: [], calls: [] },
  ])
})

test.each(['register', 'ready'] as const)(
  'if the browser allows no worker, as Firefox without cookies, an idle page has no error: %s',
  async (refused) => {
    const insecure = new DOMException('The operation is insecure.', 'SecurityError')
    if (refused === 'register') register.mockRejectedValueOnce(insecure)
    else ready.mockRejectedValue(insecure)
    told.length = 0
    keepShown({ view: () => view('/about'), subscribe: () => () => {} })
    // An unhandled rejection fails the test.
    await jest.advanceTimersByTimeAsync(20_000)
    expect(told).toEqual([])
  },
)
