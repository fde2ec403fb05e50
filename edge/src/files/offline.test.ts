import { edgeOnDisk, twoRemotes } from '../testing/edge-on-disk'

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
afterEach(() => edge.close())

test('a page revalidates the worker each time, so that a change reaches every device on its next visit', async () => {
  edge = await edgeOnDisk()
  const { headers, body } = await edge.app.inject('/service-worker.js')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  expect(body).toBe('keepPages()')
  expect((await edge.app.inject('/about')).body).toContain('"keepsPages":true')
})

test('the admin has its own worker at the same address, which the switch removes as well', async () => {
  edge = await edgeOnDisk()
  expect((await edge.app.inject('/service-worker.js?of=admin')).body).toBe('tellOfOrders()')
  expect((await edge.app.inject('/service-worker.js?of=other')).body).toBe('keepPages()')
  await edge.close()
  edge = await edgeOnDisk(undefined, {}, { keepsPages: false })
  expect((await edge.app.inject('/service-worker.js?of=admin')).body).toBe('leave()')
})

test('devices get a script that removes the worker while the switch is off, and pages register none', async () => {
  edge = await edgeOnDisk(undefined, {}, { keepsPages: false })
  expect((await edge.app.inject('/service-worker.js')).body).toBe('leave()')
  expect((await edge.app.inject('/about')).body).not.toContain('keepsPages')
})

test('the worker receives the list of files of current builds, without those for servers', async () => {
  edge = await edgeOnDisk()
  const answer = await edge.app.inject('/kept-files.json')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.json()).toEqual({
    '/shell/': ['shell.44444444.js', 'shell.css'],
    '/remotes/mf-content/1/': ['page.22222222.js'],
    '/remotes/mf-account/1/': ['page.22222222.js'],
  })
})

test('rarely requested files are not cached on every device', async () => {
  edge = await edgeOnDisk()
  const version = twoRemotes.remotes['mf-content']?.versions[1]
  if (!version) throw new Error('The example has no version.')
  const integrity = { 'page.22222222.js': 'sha384-a', 'seldom-tools.55555555.js': 'sha384-b' }
  const content = { live: '1', versions: { 1: { ...version, integrity } } }
  await edge.writeRegistry({ remotes: { 'mf-content': content } })
  expect((await edge.app.inject('/kept-files.json')).json()).toMatchObject({
    '/remotes/mf-content/1/': ['page.22222222.js'],
  })
})

test('the list includes a canary and the last good version, because some visits get them', async () => {
  edge = await edgeOnDisk()
  const version = twoRemotes.remotes['mf-content']?.versions[1]
  if (!version) throw new Error('The example has no version.')
  const other = (name: string) => ({
    ...version,
    base: `/remotes/mf-content/${name}/`,
    integrity: { 'entry.js': 'sha384-a', 'server.cjs': 'sha384-b', 'extra.js': 'sha384-c' },
    server: 'extra.js',
  })
  const content = {
    live: '2',
    lastGood: '1',
    canary: { version: '3', percent: 10 },
    versions: { 1: version, 2: other('2'), 3: other('3'), 4: other('4') },
  }
  await edge.writeRegistry({ remotes: { 'mf-content': content } })
  expect((await edge.app.inject('/kept-files.json')).json()).toEqual({
    '/shell/': ['shell.44444444.js', 'shell.css'],
    '/remotes/mf-content/1/': ['page.22222222.js'],
    '/remotes/mf-content/2/': ['entry.js'],
    '/remotes/mf-content/3/': ['entry.js'],
  })
})
