import { Writable } from 'node:stream'
import { edgeOnDisk } from '../../testing/edge-on-disk'
import { createKnownKinds } from './known-kinds'

let lines: string[]
let edge: Awaited<ReturnType<typeof edgeOnDisk>>
beforeEach(async () => {
  lines = []
  const logTo = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  edge = await edgeOnDisk(undefined, { logTo })
  edge.app.log.level = 'warn'
})
afterEach(() => edge.close())

const blocked = {
  documentURL: 'https://shop.example/reset-password/s3cret?token=s3cret#s3cret',
  blockedURL: 'https://evil.example/track?who=asha@example.in',
  effectiveDirective: 'script-src-elem',
  sourceFile: 'https://shop.example/remotes/mf-content/1/page.js?x=1',
}

function send(body: unknown, type = 'application/reports+json', remoteAddress = '203.0.113.7') {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': type }
  return edge.app.inject({ method: 'POST', url: '/policy-reports', payload, headers, remoteAddress })
}
const list = (...bodies: object[]) => bodies.map((body) => ({ type: 'csp-violation', body }))
const metrics = async () => (await edge.app.inject('/metrics')).body

test('every violation report is counted, and each kind is logged once without queries and secrets', async () => {
  for (let times = 0; times < 3; times += 1) expect((await send(list(blocked))).statusCode).toBe(204)
  expect(await metrics()).toContain('edge_policy_reports_total{directive="script-src-elem",by="page"} 3')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    source: '/remotes/mf-content/1/page.js',
    page: '/reset-password/…',
  })
  expect(lines.join()).not.toMatch(/s3cret|asha/)
})

test('a report in the older format is understood too', async () => {
  const report = {
    'document-uri': 'https://shop.example/',
    'violated-directive': "require-trusted-types-for 'script'",
    'blocked-uri': 'trusted-types-sink',
  }
  expect((await send({ 'csp-report': report }, 'application/csp-report')).statusCode).toBe(204)
  expect(lines.join()).toContain('"blocked":"trusted-types-sink"')
  expect(await metrics()).toContain('{directive="require-trusted-types-for",by="page"} 1')
})

test('violations by a shopper’s own extension are counted separately and not logged', async () => {
  await send(list({ ...blocked, sourceFile: 'chrome-extension://abc/inject.js' }))
  expect(await metrics()).toContain('{directive="script-src-elem",by="extension"} 1')
  expect(lines).toEqual([])
})

test('an invented directive gets no separate metric, and other browser reports are ignored', async () => {
  await send(list({ ...blocked, effectiveDirective: 'x'.repeat(5000) }))
  expect(await metrics()).toContain('{directive="other",by="page"} 1')
  expect((await send([{ type: 'deprecation', body: { id: 'x' } }])).statusCode).toBe(204)
})

test.each([
  ['not JSON', 'x', 400],
  ['a number', 3, 400],
  ['an object of another kind', { reports: [] }, 400],
  ['a prototype', '{"__proto__":{"a":1}}', 400],
  ['far too much', list(...Array(2000).fill(blocked)), 413],
])('%s is refused, and nothing is counted or logged', async (_, body, status) => {
  expect((await send(body)).statusCode).toBe(status)
  expect(await metrics()).not.toContain('edge_policy_reports_total{')
  expect(lines).toEqual([])
})

test('one network may send sixty reports a minute, from any of its addresses', async () => {
  const statuses = []
  for (let count = 0; count < 61; count += 1)
    statuses.push((await send(list(blocked), undefined, `2001:db8:1:1::${count}`)).statusCode)
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(204))
  expect(statuses[60]).toBe(429)
  expect((await send(list(blocked), undefined, '2001:db8:1:2::1')).statusCode).toBe(204)
})

test('at most fifty new kinds are logged per hour', () => {
  let time = 0
  const isNew = createKnownKinds(() => time)
  const count = () => Array.from({ length: 80 }, (_, kind) => isNew(`kind ${kind}`)).filter(Boolean).length
  expect([count(), count()]).toEqual([50, 0])
  time += 3_600_001
  expect(count()).toBe(50)
})
