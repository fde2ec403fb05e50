import { setTimeout } from 'node:timers/promises'
import { eventually } from 'composition/renderer/testing/eventually'
import { madePage } from '../../testing/made-page'
import type { Page } from '../page'
import { BRIEF_PATIENCE_MS, JUST_OUTDATED_MS, LONGEST_OUTDATED_MS, RENEWAL_PATIENCE_MS } from './cache-times'
import { buildNotFoundKey, createPageCache } from './page-cache'
import { createPageCounts } from './page-counts'
import { finishPage } from './page-response'
import type { PageStamp } from './page-stamps'

/** A stamp in which this id is the version of every part, so that a new id makes all pages outdated. */
const at = (id: string): PageStamp => ({ id, versionOf: () => id })

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
  async function ask(path: string, stamp: string | PageStamp = 'v1', key = path) {
    const { answer, outcome } = await cache.serve(key, path, typeof stamp === 'string' ? at(stamp) : stamp)
    return [outcome, answer.ready.identity?.body.toString()]
  }
  return { ...cache, ask, counts, failures }
}

/** Creates a function that returns pages containing 1, 2, 3 ... */
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
  expect(current('/', at('v2'))).toBeUndefined()
  expect(await ask('/', 'v2')).toEqual(['renewed', '3'])
  expect(await ask('/about', 'v2')).toEqual(['renewed', '4'])
  expect(await ask('/', 'v2')).toEqual(['hit', '3'])
})

test('a change outdates only pages with its tag', async () => {
  const tags: Record<string, string[]> = { '/cloves': ['product:cloves'], '/saffron': ['product:saffron'] }
  let made = 0
  const { ask, current } = createCache(async (path) => {
    made += 1
    return madePage({ tags: tags[path] ?? [], html: String(made) })
  })
  const stamp = (id: string, versions: Record<string, string>): PageStamp => ({
    id,
    versionOf: (tag) => versions[tag] ?? '',
  })
  const before = stamp('v1', { 'product:cloves': '1', 'product:saffron': '1' })
  const after = stamp('v2', { 'product:cloves': '2', 'product:saffron': '1' })
  await ask('/cloves', before)
  await ask('/saffron', before)
  expect(await ask('/saffron', after)).toEqual(['hit', '2'])
  expect(current('/cloves', after)).toBeUndefined()
  expect(await ask('/cloves', after)).toEqual(['renewed', '3'])
  const gone = stamp('v3', { 'product:cloves': '2' })
  expect(await ask('/saffron', gone)).toEqual(['renewed', '4'])
  expect(await ask('/cloves', gone)).toEqual(['hit', '3'])
})

test('the older page is shown while one with a new stamp is slow to make', async () => {
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
  await eventually(() => current('/', at('v2')) !== undefined)
  expect(await ask('/', 'v2')).toEqual(['hit', 'new'])
})

test('a shopper waits for a slow page rather than see one that has been outdated for a minute', async () => {
  let make: Make = counting()
  const { ask } = createCache((path) => make(path))
  await ask('/')
  make = async () => {
    await setTimeout(2 * RENEWAL_PATIENCE_MS)
    return madePage({ html: 'new' })
  }
  const passed = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LONGEST_OUTDATED_MS + 1)
  try {
    expect(await ask('/', 'v2')).toEqual(['renewed', 'new'])
  } finally {
    passed.mockRestore()
  }
})

test.each([
  ['half a second ago does not wait for', 0, ['stale', '1']],
  ['longer ago waits a moment for', JUST_OUTDATED_MS, ['renewed', 'new']],
])('a shopper of a page that was current %s a newer one', async (_, agoMs, expected) => {
  let make: Make = counting()
  const { ask } = createCache((path) => make(path))
  await ask('/')
  make = async () => {
    await setTimeout(4 * BRIEF_PATIENCE_MS)
    return madePage({ html: 'new' })
  }
  const passed = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + agoMs)
  try {
    expect(await ask('/', 'v2')).toEqual(expected)
  } finally {
    passed.mockRestore()
  }
})

test('a page that was current a moment ago is shown while a newer one is slow to make, however old it is', async () => {
  let make: Make = counting()
  const { ask } = createCache((path) => make(path))
  await ask('/')
  const passed = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LONGEST_OUTDATED_MS + 1)
  try {
    expect(await ask('/')).toEqual(['hit', '1'])
    make = () => new Promise(() => undefined)
    expect(await ask('/', 'v2')).toEqual(['stale', '1'])
  } finally {
    passed.mockRestore()
  }
})

test.each([
  ['throws', async () => Promise.reject(new Error('The renderer is away.'))],
  ['gives only an error page', async () => madePage({ status: 503, html: 'Retry' })],
])('the older page is shown if making it again %s', async (_, fail) => {
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

test('a page that is missing under a new stamp is no longer shown', async () => {
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

test('the cache never exceeds its size, and keeps requested pages', async () => {
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
  expect(needsMaking('/', at('v1'))).toBe(true)
  const response = ask('/')
  expect(needsMaking('/', at('v1'))).toBe(false)
  finish(madePage())
  await response
  expect([needsMaking('/', at('v1')), needsMaking('/', at('v2')), needsMaking('/about', at('v1'))]).toEqual([
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
