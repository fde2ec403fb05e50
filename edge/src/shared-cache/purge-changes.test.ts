import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventually } from 'composition/renderer/testing/eventually'
import type { Shown } from '../pages/cache/page-tags'
import { purgeChanges } from './purge-changes'

const at = (version: string): Shown => ({
  frame: 'registry 2026',
  content: { id: version, tags: { 'product:cloves': version }, published: undefined },
})

let cache: Server
let origin: string
let purged: unknown[]
let status: number
let shown: Shown
let remembered: Shown | undefined
let stop: () => Promise<void>

beforeEach(async () => {
  purged = []
  status = 200
  shown = at('1')
  remembered = undefined
  cache = createServer((request, response) => {
    purged.push(`${request.method} ${request.headers['xkey-purge']}`)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`
})
afterEach(async () => {
  await stop()
  cache.closeAllConnections()
  cache.close()
})

function start() {
  const failures: unknown[] = []
  stop = purgeChanges({
    caches: [origin],
    current: async () => ({ shown }),
    state: {
      read: async () => remembered,
      write: async (_, now) => {
        remembered = now
      },
    },
    onFailure: (error) => failures.push(error),
  })
  return failures
}

test('a new edge purges everything, then twice what changes', async () => {
  start()
  await eventually(() => purged[0] === 'PURGE frame')
  shown = at('2')
  const changed = () => purged.filter((keys) => keys === 'PURGE anything product:cloves')
  await eventually(() => changed().length === 2)
  await eventually(() => remembered === shown)
})

test('a restarted edge purges only what has changed since its last purge', async () => {
  remembered = at('1')
  shown = at('2')
  start()
  await eventually(() => purged.length > 0)
  expect(purged[0]).toBe('PURGE anything product:cloves')
})

test('a failed purge is reported once and repeated until it succeeds', async () => {
  status = 503
  const failures = start()
  await eventually(() => purged.length > 2)
  expect(failures).toHaveLength(1)
  expect(remembered).toBeUndefined()
  status = 200
  await eventually(() => remembered === shown)
})

test('no purge is sent while nothing is known of the content', async () => {
  shown = at('')
  start()
  shown = at('1')
  await eventually(() => purged.length > 0)
  expect(purged[0]).toBe('PURGE frame')
})
