import { Writable } from 'node:stream'
import { eventually } from 'composition/renderer/testing/eventually'
import { edgeOnDisk, twoRemotes } from '../../testing/edge-on-disk'

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
beforeEach(async () => {
  edge = await edgeOnDisk()
})
afterEach(() => edge.close())

const CANARY = '2'

async function offerCanary(percent: number) {
  const entry = twoRemotes.remotes['mf-content']
  const live = entry?.versions[1]
  if (!entry || !live) throw new Error('There is no such version.')
  const versions = { ...entry.versions, [CANARY]: { ...live, base: '/remotes/mf-content/2/' } }
  const remotes = {
    ...twoRemotes.remotes,
    'mf-content': { ...entry, versions, canary: { version: CANARY, percent } },
  }
  await edge.writeRegistry({ remotes })
}

async function send(...reports: object[]) {
  return sendReports('127.0.0.1', undefined, ...reports)
}

async function sendReports(remoteAddress: string, document: string | undefined, ...reports: object[]) {
  const payload = { ...(document && { document }), reports }
  const { statusCode } = await edge.app.inject({ method: 'POST', url: '/reports', payload, remoteAddress })
  return statusCode
}
const report = (kind: string, version = '1') => ({ remote: 'mf-content', version, kind })
const metrics = async () => (await edge.app.inject('/metrics')).body
const fetchCanary = async () =>
  (await edge.app.inject('/remotes.json')).json().remotes['mf-content'].canary?.version

test('page reports are counted by remote and version', async () => {
  expect(await send(report('visit'))).toBe(204)
  expect(await send(report('visit'), report('load-failed'))).toBe(204)
  expect(await send({ ...report('vital'), vital: 'LCP', value: 1200 })).toBe(204)
  const text = await metrics()
  expect(text).toContain('edge_remote_visits_total{remote="mf-content",version="1"} 2')
  expect(text).toContain('edge_remote_failures_total{remote="mf-content",version="1",kind="load"} 1')
  expect(text).toContain('edge_web_vital_seconds_sum{remote="mf-content",version="1",vital="LCP"} 1.2')
})

test.each([
  ['a version that is not published', report('visit', '9')],
  ['a remote that is not there', { ...report('visit'), remote: 'mf-tea' }],
  ['an object of the language', { ...report('visit'), remote: '__proto__', version: 'toString' }],
  ['something else', { ...report('party') }],
  ['a vital without a value', { ...report('vital'), vital: 'LCP' }],
])('a report of %s counts nothing', async (_, wrong) => {
  expect(await send(report('visit'), wrong)).toBe(400)
  expect(await metrics()).not.toContain('remote="mf-')
})

test('a field that pages could not read is logged once, and invalid field names are not', async () => {
  const lines: string[] = []
  const logTo = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const logged = await edgeOnDisk(undefined, { logTo })
  logged.app.log.level = 'warn'
  const tell = async (...malformed: string[]) => {
    const payload = { reports: [], malformed }
    return (await logged.app.inject({ method: 'POST', url: '/reports', payload })).statusCode
  }
  expect(await tell('product.variants.price')).toBe(204)
  expect(await tell('product.variants.price')).toBe(204)
  expect(await tell('product\n{"level":60}')).toBe(400)
  await logged.close()
  expect(lines.map((line) => JSON.parse(line).field)).toEqual(['product.variants.price'])
})

test('a flood of reports is refused', async () => {
  const answers = []
  for (let count = 0; count < 301; count += 1) answers.push(await send(report('visit')))
  expect(answers.at(299)).toBe(204)
  expect(answers.at(300)).toBe(429)
  const large = { reports: [report('visit')], more: 'x'.repeat(10_000) }
  expect(
    (await edge.app.inject({ method: 'POST', url: '/reports', payload: large })).statusCode,
  ).toBeGreaterThan(400)
})

test('a canary whose pages fail is withdrawn from the visits that have it, and the log says why', async () => {
  await offerCanary(10)
  const failed = [report('visit', CANARY), report('render-failed', CANARY)]
  for (let visit = 0; visit < 4; visit += 1) await send(...failed, report('visit'))
  expect(await fetchCanary()).toBe(CANARY)
  await send(...failed)
  await eventually(async () => (await fetchCanary()) === undefined)
  expect(await edge.readDemotions()).toContain('It failed in 5 of 5 visits (100 %)')
})

test('a page counts as one visit and at most one failure, however often it reports', async () => {
  for (let count = 0; count < 5; count += 1)
    await sendReports('203.0.113.7', '42', report('render-failed'), report('visit'), report('load-failed'))
  const text = await metrics()
  expect(text).toContain('edge_remote_visits_total{remote="mf-content",version="1"} 1')
  expect(text).toContain('edge_remote_failures_total{remote="mf-content",version="1",kind="render"} 1')
  expect(text).toContain('edge_remote_failures_total{remote="mf-content",version="1",kind="load"} 0')
})

test('false reports by one network, about the live version or the canary, do not save a broken canary', async () => {
  await offerCanary(10)
  const liar = '2001:db8:1:2::'
  for (let count = 0; count < 100; count += 1) {
    await sendReports(`${liar}${count}`, `live ${count}`, report('visit'), report('render-failed'))
    await sendReports(`${liar}${count}`, `canary ${count}`, report('visit', CANARY))
  }
  for (let visitor = 1; visitor <= 10; visitor += 1)
    await sendReports(
      `198.51.100.${visitor}`,
      `${visitor}`,
      report('visit', CANARY),
      report('render-failed', CANARY),
    )
  await eventually(async () => (await fetchCanary()) === undefined)
})

test('visits made up by one network do not hide a broken canary', async () => {
  await offerCanary(10)
  for (let count = 0; count < 250; count += 1)
    await sendReports('203.0.113.7', `made up ${count}`, report('visit', CANARY))
  for (let visitor = 1; visitor <= 10; visitor += 1)
    await sendReports(`198.51.100.${visitor}`, `${visitor}`, report('render-failed', CANARY))
  await eventually(async () => (await fetchCanary()) === undefined)
})

test('false failures by one network do not demote a good canary', async () => {
  await offerCanary(10)
  for (let visitor = 1; visitor <= 10; visitor += 1)
    await sendReports(`198.51.100.${visitor}`, `${visitor}`, report('visit', CANARY), report('visit'))
  for (let count = 0; count < 100; count += 1)
    await sendReports(
      `2001:db8:1:2::${count}`,
      `false ${count}`,
      report('visit', CANARY),
      report('load-failed', CANARY),
    )
  // By the second of these responses, any demotion would be done.
  await metrics()
  expect(await fetchCanary()).toBe(CANARY)
})

test('a flood is counted by network, so another address of the same connection does not avoid the limit', async () => {
  const answers = []
  for (let count = 0; count < 301; count += 1)
    answers.push(await sendReports(`2001:db8:1:2::${count}`, undefined, report('visit')))
  expect(answers.at(300)).toBe(429)
  expect(await sendReports('2001:db8:1:3::1', undefined, report('visit'))).toBe(204)
})

test('a canary that does as well as the live version stays', async () => {
  await offerCanary(10)
  for (let visit = 0; visit < 10; visit += 1) await send(report('visit'), report('visit', CANARY))
  expect(await fetchCanary()).toBe(CANARY)
})

describe('while there is a canary', () => {
  const versionIn = (html: string) => /"name":"mf-content","version":"(\d)"/.exec(html)?.[1]

  test('a browser gets the same version at each visit, and no intermediate cache stores the page', async () => {
    await offerCanary(50)
    const seen = new Set<string | undefined>()
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const first = await edge.app.inject('/about')
      const [cookie = ''] = String(first.headers['set-cookie']).split(';')
      const again = await edge.app.inject({ url: '/', headers: { cookie } })
      expect(versionIn(again.body)).toBe(versionIn(first.body))
      expect(again.headers['set-cookie']).toBeUndefined()
      expect(first.headers['cache-control']).toMatch(/private|no-store/)
      seen.add(versionIn(first.body))
    }
    expect(seen).toEqual(new Set(['1', '2']))
  })

  test('the page falls back to the live version', async () => {
    await offerCanary(100)
    const { body } = await edge.app.inject('/about')
    expect(body).toMatch(/"version":"2".*"lastGood":\{"name":"mf-content","version":"1"/)
  })
})

test('no browser gets a cookie without a canary', async () => {
  expect((await edge.app.inject('/about')).headers['set-cookie']).toBeUndefined()
})
