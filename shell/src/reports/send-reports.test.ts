import { reportMalformed } from 'shared-contracts/http'
import { createStore, nothingFound } from 'shared-contracts/store'
import { note } from './noted'
import { sendReports } from './send-reports'

const vitals: Record<string, (metric: { name: string; value: number }) => void> = {}
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'FCP', 'CLS', 'INP', 'TTFB'].map((name) => [
      `on${name}`,
      (tell: (metric: { name: string; value: number }) => void) => {
        vitals[name] = tell
      },
    ]),
  ),
)

const sent: Blob[] = []

function readJson(blob: Blob) {
  return new Promise<{ document: string; reports: unknown[] }>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(JSON.parse(String(reader.result)))
    reader.readAsText(blob)
  })
}

async function reports() {
  const bodies = await Promise.all(sent.map(readJson))
  // All messages come from one document.
  expect(new Set(bodies.map(({ document }) => document)).size).toBe(1)
  expect(bodies[0]?.document).toMatch(/^\d+$/)
  return bodies.map(({ reports }) => reports)
}
const catalog = { name: 'mf-catalog', version: '2' }
const buildReport = (kind: string, remote = 'mf-catalog') => ({ kind, remote, version: '2' })

test('a page reports visits, failures and vitals to the edge, each once, and failures soon', async () => {
  Object.assign(navigator, { sendBeacon: (_: string, blob: Blob) => sent.push(blob) })
  jest.useFakeTimers()
  note('visit', catalog)
  note('visit', catalog)
  sendReports(catalog, createStore(), { view: () => ({ location: { pathname: '/' } }), subscribe: () => {} })
  vitals.CLS?.({ name: 'CLS', value: 0.01 })
  vitals.CLS?.({ name: 'CLS', value: 0.02 })
  jest.advanceTimersByTime(9_999)
  expect(sent).toHaveLength(0)
  jest.advanceTimersByTime(1)
  // A failure while offline says nothing about a version.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  note('load-failed', { ...catalog, name: 'mf-content' })
  note('render-failed', { ...catalog, name: 'mf-account' })
  note('load-failed', { ...catalog, name: 'mf-account' })
  jest.advanceTimersByTime(1000)
  jest.useRealTimers()
  expect(await reports()).toEqual([
    [buildReport('visit'), { ...buildReport('vital'), vital: 'CLS', value: 0.01 }],
    [buildReport('visit', 'mf-account'), buildReport('render-failed', 'mf-account')],
  ])
  expect(sent[0]?.type).toBe('application/json')
})

test('steps are reported when the page is left, each once', async () => {
  sent.length = 0
  Object.assign(navigator, { sendBeacon: (_: string, blob: Blob) => sent.push(blob) })
  const store = createStore()
  const leave = () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }
  sendReports(undefined, store, { view: () => ({ location: { pathname: '/cart' } }), subscribe: () => {} })
  store.dispatch(nothingFound({ query: 'saffron' }))
  await Promise.resolve()
  leave()
  leave()
  jest.restoreAllMocks()
  const [body, ...others] = await Promise.all(sent.map(readJson))
  expect(body).toMatchObject({ steps: ['cart-seen'], searches: ['saffron'] })
  expect(others).toEqual([])
})

test('a malformed field is reported once', async () => {
  sent.length = 0
  Object.assign(navigator, { sendBeacon: (_: string, blob: Blob) => sent.push(blob) })
  jest.useFakeTimers()
  reportMalformed('product.variants')
  sendReports(undefined, createStore(), {
    view: () => ({ location: { pathname: '/' } }),
    subscribe: () => {},
  })
  reportMalformed('product.variants')
  reportMalformed('order.items')
  jest.advanceTimersByTime(10_000)
  jest.useRealTimers()
  const bodies = await Promise.all(sent.map(readJson))
  expect(bodies).toContainEqual(expect.objectContaining({ malformed: ['product.variants', 'order.items'] }))
})
