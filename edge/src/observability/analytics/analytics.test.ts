import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Step } from 'shared-contracts/analytics/analytics'
import { createAnalytics } from './analytics'

const KEY = 'a key'
let api: Server
let status = 200
let received: { key: unknown; counts: unknown[] }[] = []
let failures: unknown[] = []
let analytics: ReturnType<typeof createAnalytics>

beforeEach(async () => {
  status = 200
  received = []
  failures = []
  api = createServer(async (request, response) => {
    const { counts } = JSON.parse(await text(request))
    if (status === 200) received.push({ key: request.headers['x-internal-key'], counts })
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  analytics = open(KEY)
})
afterEach(async () => {
  await analytics.stop()
  api.close()
})

function open(internalKey: string | undefined) {
  const { port } = api.address() as AddressInfo
  const onFailure = (error: unknown) => void failures.push(error)
  return createAnalytics({ apiOrigin: `http://127.0.0.1:${port}`, internalKey, onFailure })
}

const takes = (step: Step, teller: ReturnType<typeof from>) => analytics.countAll({ steps: [step] }, teller)
const searches = (words: string, teller: ReturnType<typeof from>) =>
  analytics.countAll({ searches: [words] }, teller)
const from = (network: string, document = '1') => ({ network, document })

/** Sends the counts, and returns all that the api has received. */
async function passOnCounts() {
  await analytics.passOn()
  return received.flatMap(({ counts }) => counts)
}

test('each step counts once per document, however often it is reported', async () => {
  takes('cart-seen', from('a'))
  takes('cart-seen', from('a'))
  takes('cart-seen', from('a', '2'))
  takes('paid', from('b'))
  expect(await passOnCounts()).toEqual([
    { kind: 'step', name: 'cart-seen', count: 2 },
    { kind: 'step', name: 'paid', count: 1 },
  ])
  expect(received[0]?.key).toBe(KEY)
})

test('vitals are sent as counts per class, and nothing twice', async () => {
  analytics.countVital('LCP', 2400, from('a'))
  analytics.countVital('LCP', 2500, from('b'))
  expect(await passOnCounts()).toEqual([{ kind: 'vital', name: 'LCP', class: 7, count: 2 }])
  expect(await passOnCounts()).toHaveLength(1)
})

test('one network cannot add counts without limit', async () => {
  for (let document = 0; document < 5000; document += 1) takes('paid', from('a', `${document}`))
  takes('paid', from('b'))
  expect(await passOnCounts()).toEqual([{ kind: 'step', name: 'paid', count: 2001 }])
})

test('a search text is sent once three networks have used it', async () => {
  searches('Saffron', from('a'))
  searches('saffron', from('a', '2'))
  searches('saffron ', from('b'))
  expect(await passOnCounts()).toEqual([{ kind: 'search', count: 3 }])
  searches('saffron', from('c'))
  searches('saffron', from('a'))
  expect((await passOnCounts()).slice(1)).toEqual([
    { kind: 'search', count: 2 },
    { kind: 'query', name: 'saffron', count: 5 },
  ])
})

test('a search text that may be personal is only counted, however many networks use it', async () => {
  for (const network of ['a', 'b', 'c', 'd']) searches('9845012345', from(network))
  expect(await passOnCounts()).toEqual([{ kind: 'search', count: 4 }])
})

test('counts that the api did not accept are sent with the next message', async () => {
  takes('paid', from('a'))
  status = 503
  expect(await passOnCounts()).toEqual([])
  expect(failures).toHaveLength(1)
  status = 200
  takes('paid', from('b'))
  expect(await passOnCounts()).toEqual([{ kind: 'step', name: 'paid', count: 2 }])
})

test('a closing edge sends its remaining counts; one without a key sends nothing', async () => {
  takes('paid', from('a'))
  await analytics.stop()
  expect(received).toHaveLength(1)
  analytics = open(undefined)
  takes('paid', from('a'))
  await analytics.stop()
  expect(received).toHaveLength(1)
})
