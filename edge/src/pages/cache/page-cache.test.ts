import { eventually } from 'composition/renderer/testing/eventually'
import { madePage } from '../../testing/made-page'
import type { Page } from '../page'
import { buildNotFoundKey, createPageCache } from './page-cache'
import { createPageCounts } from './page-counts'
import { finishPage } from './page-response'

type Make = (path: string) => Promise<Page>

function createCache(makePage: Make, maxBytes = 1_000_000) {
  const counts = createPageCounts()
  const failures: unknown[] = []
  const cache = createPageCache({
    makePage,
    finish: (page) => finishPage(page, {}),
    maxBytes,
    counts,
    onFailure: (error) => failures.push(error),
  })
  async function ask(path: string, stamp = 'v1', key = path) {
    const { answer, outcome } = await cache.serve(key, path, stamp)
    return [outcome, answer.ready.identity?.body.toString()]
  }
  return { ...cache, ask, counts, failures }
}

/** Makes 1, 2, 3 ... */
function counting(page: Partial<Page> = {}) {
  let made = 0
  return async () => {
    made += 1
    return madePage({ ...page, html: String(made) })
  }
}

test('a page is made once and cached', async () => {
  const { ask, counts } = createCache(counting())
  expect(await ask('/')).toEqual(['miss', '1'])
  expect(await ask('/')).toEqual(['hit', '1'])
  expect(await ask('/about')).toEqual(['miss', '2'])
  expect(counts).toMatchObject({ entries: 2, rendersInFlight: 0, failures: 0 })
  expect(counts.bytes).toBeGreaterThan(0)
})

test('concurrent requests for a page share one rendering, even if it is not cached', async () => {
  const { ask } = createCache(counting({ isKept: false }))
  const all = await Promise.all(Array.from({ length: 50 }, () => ask('/cart')))
  expect(new Set(all.map(([, html]) => html))).toEqual(new Set(['1']))
  expect(await ask('/cart')).toEqual(['miss', '2'])
})

test('a new stamp outdates every page immediately', async () => {
  const { ask, current } = createCache(counting())
  await ask('/')
  await ask('/about')
  expect(current('/', 'v2')).toBeUndefined()
  expect(await ask('/', 'v2')).toEqual(['renewed', '3'])
  expect(await ask('/about', 'v2')).toEqual(['renewed', '4'])
  expect(await ask('/', 'v2')).toEqual(['hit', '3'])
})

test('while a page with a new stamp is slow to make, the older one is shown', async () => {
  let finish = (_: Page): void => undefined
  let make: Make = counting()
  const { ask, current } = createCache((path) => make(path))
  await ask('/')
  make = () =>
    new Promise((resolve) => {
      finish = resolve
    })
  expect(await ask('/', 'v2')).toEqual(['stale', '1'])
  expect(await ask('/', 'v2')).toEqual(['stale', '1'])
  finish(madePage({ html: 'new' }))
  await eventually(() => current('/', 'v2') !== undefined)
  expect(await ask('/', 'v2')).toEqual(['hit', 'new'])
})

test.each([
  ['throws', async () => Promise.reject(new Error('The renderer is away.'))],
  ['is only an excuse', async () => madePage({ status: 503, html: 'Retry' })],
])('if making a page again %s, the older one is shown', async (_, fail) => {
  let make: Make = counting()
  const { ask, counts } = createCache((path) => make(path))
  await ask('/')
  make = fail
  expect(await ask('/', 'v2')).toEqual(['stale', '1'])
  expect(counts.failures).toBe(1)
  expect(await ask('/', 'v2')).toEqual(['stale', '1'])
  expect(counts.failures).toBe(1)
})

test('a page that the same remotes could not render in time is shown as it was, and is rendered again once the remotes change', async () => {
  let make: Make = counting()
  const { ask } = createCache((path) => make(path))
  await ask('/', 'remotes-1 v1')
  make = async () => madePage({ isKept: false, html: 'For the browser' })
  expect(await ask('/', 'remotes-1 v2')).toEqual(['stale', '1'])
  await ask('/about', 'remotes-1 v1')
  make = counting()
  await ask('/about', 'remotes-1 v1')
  make = async () => madePage({ isKept: false, html: 'For the browser' })
  expect(await ask('/about', 'remotes-2 v1')).toEqual(['renewed', 'For the browser'])
})

test('a page that could never be made is not cached', async () => {
  let make: Make = async () => madePage({ status: 503, html: 'Retry' })
  const { ask } = createCache((path) => make(path))
  expect(await ask('/')).toEqual(['miss', 'Retry'])
  make = async () => Promise.reject(new Error('The renderer is away.'))
  await expect(ask('/')).rejects.toThrow('away')
  make = counting()
  expect(await ask('/')).toEqual(['miss', '1'])
})

test('a page that differs between visitors is not cached', async () => {
  const { ask, counts } = createCache(counting({ isKept: false }))
  expect(await ask('/products/saffron')).toEqual(['miss', '1'])
  expect(await ask('/products/saffron')).toEqual(['miss', '2'])
  expect(counts.entries).toBe(0)
})

test('a page that no longer exists with a new stamp is not shown any more', async () => {
  let make: Make = counting()
  const { ask, counts } = createCache((path) => make(path))
  await ask('/products/saffron')
  make = async () => madePage({ status: 404, html: 'Not found' })
  expect(await ask('/products/saffron', 'v2')).toEqual(['renewed', 'Not found'])
  expect(await ask('/products/saffron', 'v2')).toEqual(['hit', 'Not found'])
  expect(counts.entries).toBe(1)
})

test('all unknown paths share one page', async () => {
  const { ask, counts } = createCache(counting({ status: 404 }))
  for (let index = 0; index < 1000; index += 1)
    expect((await ask(`/nowhere-${index}`, 'v1', buildNotFoundKey('en')))[1]).toBe('1')
  expect(counts.entries).toBe(1)
})

test('the cache never exceeds its size, and keeps the pages that are requested', async () => {
  const html = 'x'.repeat(20_000)
  const { ask, counts } = createCache(async () => madePage({ html }), 200_000)
  for (let index = 0; index < 100; index += 1) {
    await ask(`/page-${index}`)
    await ask('/')
    expect(counts.bytes).toBeLessThanOrEqual(200_000)
  }
  expect(counts.entries).toBeGreaterThan(1)
  expect((await ask('/'))[0]).toBe('hit')
  expect((await ask('/page-0'))[0]).toBe('miss')
})

test('requests for endless addresses evict no page', async () => {
  const passing = { status: 404, keptForMs: 60_000, html: 'x'.repeat(20_000) } as const
  const { ask, counts } = createCache(
    async (path) => madePage(path.startsWith('/products/') ? passing : { html: path }),
    400_000,
  )
  await ask('/')
  await ask('/about')
  for (let index = 0; index < 100; index += 1) {
    await ask(`/products/${index}`)
    expect(counts.bytes).toBeLessThanOrEqual(400_000)
  }
  expect(await ask('/products/99')).toEqual(['hit', passing.html])
  expect(await ask('/products/0')).toEqual(['miss', passing.html])
  expect([await ask('/'), await ask('/about')]).toEqual([
    ['hit', '/'],
    ['hit', '/about'],
  ])
})

test('a page needs making while it is neither cached nor being made', async () => {
  let finish = (_: Page): void => undefined
  const { ask, needsMaking } = createCache(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  expect(needsMaking('/', 'v1')).toBe(true)
  const asked = ask('/')
  expect(needsMaking('/', 'v1')).toBe(false)
  finish(madePage())
  await asked
  expect([needsMaking('/', 'v1'), needsMaking('/', 'v2'), needsMaking('/about', 'v1')]).toEqual([
    false,
    false,
    true,
  ])
})

test('a page made slowly from an older stamp does not replace a newer one', async () => {
  const finishers: ((page: Page) => void)[] = []
  const { ask } = createCache(
    () =>
      new Promise((resolve) => {
        finishers.push(resolve)
      }),
  )
  const older = ask('/', 'v1')
  const newer = ask('/', 'v2')
  finishers[1]?.(madePage({ html: 'new' }))
  expect(await newer).toEqual(['miss', 'new'])
  finishers[0]?.(madePage({ html: 'old' }))
  expect(await older).toEqual(['miss', 'old'])
  expect(await ask('/', 'v2')).toEqual(['hit', 'new'])
})
