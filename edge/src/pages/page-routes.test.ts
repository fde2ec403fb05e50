import { edgeOnDisk, twoRemotes } from '../testing/edge-on-disk'

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
beforeEach(async () => {
  edge = await edgeOnDisk()
})
afterEach(() => edge.close())

const get = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers })

/** Returns the home page's remote with these paths. */
function buildContent(prefixes: string[]) {
  return { live: '1', versions: { 1: { ...readVersion('mf-content'), prefixes } } }
}

function readVersion(name: string) {
  const version = twoRemotes.remotes[name]?.versions[1]
  if (!version) throw new Error('The example has no version.')
  return version
}

function readBoot(html: string) {
  const [, json = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json)
}

describe('a page', () => {
  test('contains the remotes of the visit as data', async () => {
    const { statusCode, body, headers } = await get('/about')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    // An unrendered page is not cached, because the next attempt may render it.
    expect(headers['cache-control']).toBe('no-store')
    expect(readBoot(body).remotes).toMatchObject([
      { name: 'mf-account', prefixes: ['/account'] },
      { name: 'mf-content', version: '1', base: '/remotes/mf-content/1/', contract: '1.0.0' },
    ])
  })

  test('names each part of the shop and its last good version, so that error messages can name them', async () => {
    const version = readVersion('mf-account')
    const next = { ...version, base: '/remotes/mf-account/2/', title: 'Your new account' }
    const versions = { 1: version, 2: next }
    await edge.writeRegistry({
      remotes: { ...twoRemotes.remotes, 'mf-account': { live: '2', lastGood: '1', versions } },
    })
    expect(readBoot((await get('/about')).body).remotes).toMatchObject([
      { title: 'Your new account', lastGood: { title: 'Your account' } },
      { title: 'This page' },
    ])
  })

  test('lists every file that it needs immediately, and only those of its own remote', async () => {
    const { body } = await get('/about')
    expect(body).toContain('<script defer src="/shell/shell.44444444.js"></script>')
    expect(body).toContain('<link rel="stylesheet" data-href="shell.css" href="/shell/shell.css">')
    expect(body).toContain(
      '<link rel="stylesheet" data-href="page.33333333.css" href="/remotes/mf-content/1/page.33333333.css">',
    )
    expect(body).toContain(
      '<link rel="preload" as="script" href="/remotes/mf-content/1/remote-entry.11111111.js">',
    )
    expect(body).toContain(
      '<link rel="preload" as="script" href="/remotes/mf-content/1/page.22222222.js" integrity="sha384-abc">',
    )
    expect(body.slice(0, body.indexOf('</head>'))).not.toContain('mf-account')
  })

  test('has no inline script that runs', async () => {
    const { body } = await get('/about')
    const inline = [...body.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(inline).toEqual([' type="application/json" id="boot"'])
    expect(body).not.toMatch(/\son\w+=|\sstyle=/)
  })

  test('cannot be broken by content of the registry', async () => {
    const title = '</script><script>alert(1)</script><!--'
    const versions = { 1: { ...readVersion('mf-content'), title } }
    await edge.writeRegistry({ remotes: { 'mf-content': { live: '1', versions } } })
    const { body } = await get('/')
    expect(body).not.toContain('<script>alert')
    expect(readBoot(body).remotes[0].title).toBe(title)
  })

  test('is found in any case of its path, and with any query [1.8]', async () => {
    const { statusCode, body } = await get('/ABOUT/?from=mail')
    expect(statusCode).toBe(200)
    expect(body).toContain('href="/remotes/mf-content/1/page.22222222.js"')
  })

  test.each(['/nowhere', '/aboutus', '/account2', '/.env', '/remotes', '/wp-admin/'])(
    '%s is the shop with status 404 [1.10]',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('<div id="root">')
      expect(body).not.toContain('rel="preload" as="script"')
    },
  )

  test.each([
    '/cart',
    '/CHECKOUT',
    '/account',
    '/account-form',
    '/address-details',
    '/payment/status/T1',
    '/thank-you?order_id=1',
  ])('%s is not cached [1.21]', async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-store')
  })

  test('responds to HEAD as to GET, without the page', async () => {
    const { statusCode, body } = await edge.app.inject({ method: 'HEAD', url: '/about' })
    expect(statusCode).toBe(200)
    expect(body).toBe('')
  })

  test.each([
    `/${'a'.repeat(10_000)}`,
    ...['/%', '/%E0%A4%A', '/about/%ZZ', '/about/%E0%A4', '/about%00', '/%C0%AF', '/about/%', '/%?q=%'],
    ...['/remotes/%', '/shell/%E0', '/uploads/%', '/sitemap.xml%', '/metrics%'],
  ])('a truncated or hostile address gets the 404 page: %.20s', async (url) => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const { statusCode, headers, body } = await edge.app.inject({ method, url })
      if (method === 'POST' && statusCode === 303) continue
      expect([method, statusCode, headers['content-type']]).toEqual([method, 404, 'text/html; charset=utf-8'])
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      if (method === 'GET') expect(body).toContain('<div id="root">')
    }
  })

  test('a truncated address below /hi gets the page in Hindi', async () => {
    for (const url of ['/hi/about/%E0%A4', '/HI/%'])
      expect((await get(url)).body).toContain('<html lang="hi-IN">')
  })

  test.each(['/api/%FF', '/API/%', '/ucp/%E0', '/mcp/%'])(
    'a truncated address of the api is refused as the api does: %s',
    async (url) => {
      const { statusCode, headers, json } = await get(url)
      expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
      expect(json()).toEqual({ message: 'This address isn’t valid.', code: 'MALFORMED_BODY' })
    },
  )

  test.each([
    ['/HI', '/hi'],
    ['/Hi/', '/hi'],
    ['/KN/about?from=mail', '/kn/about?from=mail'],
    ['/%48I/about', '/hi/about'],
    ['//kN/about', '/kn/about'],
  ])('the language of an address is read in any case: %s redirects to %s [1.8]', async (url, location) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([301, location])
  })
})

describe('the registry', () => {
  test('is fetched once and then only revalidated', async () => {
    const first = await get('/remotes.json')
    expect(first.json()).toEqual(twoRemotes)
    expect(first.headers['cache-control']).toBe('no-cache')
    const second = await get('/remotes.json', { 'if-none-match': String(first.headers.etag) })
    expect(second.statusCode).toBe(304)
    expect(second.body).toBe('')
  })

  test('takes effect with the next page after it changes on disk', async () => {
    const { headers } = await get('/remotes.json')
    expect((await get('/new')).statusCode).toBe(404)
    await edge.writeRegistry({ remotes: { ...twoRemotes.remotes, 'mf-content': buildContent(['/new']) } })
    expect((await get('/new')).statusCode).toBe(200)
    expect((await get('/remotes.json', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
  })

  test.each(['', '{"line"', '{"line":{"remote":"mf-content","entry":{}}}', '[]'])(
    'stays in its last good state while an entry is corrupted as %p',
    async (text) => {
      await get('/about')
      await edge.spoilLine('mf-content', text)
      expect((await get('/about')).statusCode).toBe(200)
      expect((await get('/about')).statusCode).toBe(200)
      expect((await get('/readyz')).statusCode).toBe(200)
    },
  )

  test('stays in its last good state while its file is missing, and is read again when it is back', async () => {
    await get('/about')
    await edge.removeRegistry()
    expect((await get('/about')).statusCode).toBe(200)
    await edge.writeRegistry({ remotes: { 'mf-content': buildContent(['/new']) } })
    expect((await get('/about')).statusCode).toBe(404)
  })

  test('is available to all of the first requests, even if they arrive at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/about')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  })
})

describe('an operator', () => {
  test('sees that the process is alive and that it can show the shop', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', remotes: 2 })
  })

  test.each(['/metrics', '/readyz', '/healthz', '/Metrics', '/%6detrics'])(
    'keeps %s from visitors, whose requests come through a proxy',
    async (url) => {
      const saying: Record<string, string>[] = [
        { 'x-forwarded-for': '203.0.113.7' },
        { forwarded: 'for=203.0.113.7' },
      ]
      for (const headers of saying) {
        const { statusCode, body } = await get(url, headers)
        expect(statusCode).toBe(404)
        expect(body).toContain('<div id="root">')
      }
    },
  )

  test('sees that no remote has been published', async () => {
    await edge.writeRegistry({ remotes: {} })
    const { statusCode, json } = await get('/readyz')
    expect(statusCode).toBe(503)
    expect(json()).toEqual({ status: 'no remotes published' })
  })

  test('sees requests counted by route, not by address', async () => {
    await get('/about')
    await get('/nowhere')
    const { body, headers } = await get('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('edge_request_seconds_count{route="/*",status="404"} 1')
    expect(body).not.toContain('nowhere')
  })
})
