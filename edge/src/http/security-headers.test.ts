import { createHash } from 'node:crypto'
import { edgeOnDisk } from '../testing/edge-on-disk'

/** Hash of the inline style for the device's fonts. */
const ofFallbackFonts = `'sha256-${createHash('sha256').update('@font-face{}').digest('base64')}'`

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
beforeAll(async () => {
  edge = await edgeOnDisk()
})
afterAll(() => edge.close())

test('a page runs only our own files, and nothing unsafe', async () => {
  const { headers } = await edge.app.inject('/about')
  expect(String(headers['content-security-policy']).split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${ofFallbackFonts}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self' https://pay.example",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default cleaned-html 'allow-duplicates'",
    'report-to csp',
    'report-uri /policy-reports',
  ])
  expect(headers['reporting-endpoints']).toBe('csp="/policy-reports"')
})

test('a page may not use the camera, location or devices, but may use payments, passkeys and the wake lock', async () => {
  const policy = String((await edge.app.inject('/about')).headers['permissions-policy'])
  for (const feature of ['camera', 'geolocation', 'microphone', 'usb'])
    expect(policy).toContain(`${feature}=()`)
  expect(policy).not.toMatch(/payment|publickey|wake-lock/)
})

test.each(['/', '/nowhere', '/remotes.json', '/api/products'])(
  '%s cannot be framed or sniffed, and leaks no secret address by referrer',
  async (url) => {
    const { headers } = await edge.app.inject(url)
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  },
)

test('a file cannot be sniffed or embedded in another site, and has few other headers', async () => {
  const { headers } = await edge.app.inject('/shell/shell.44444444.js')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers).not.toHaveProperty('content-security-policy')
})

test('a file of a published container may be loaded by any host', async () => {
  const { headers } = await edge.app.inject('/remotes/mf-content/1/page.22222222.js')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['access-control-allow-origin']).toBe('*')
})

test('a page whose remotes may be overridden lists the allowed origins and may load scripts, styles and data from them', async () => {
  const local = 'http://localhost:*'
  const open = await edgeOnDisk(undefined, {}, { overrideOrigins: [local] })
  const { headers, body } = await open.app.inject('/about')
  const policy = String(headers['content-security-policy']).split(';')
  for (const what of [
    "script-src 'self'",
    `style-src 'self' ${ofFallbackFonts}`,
    "font-src 'self'",
    "connect-src 'self'",
  ])
    expect(policy).toContain(`${what} ${local}`)
  expect(body).toContain(`"overrideOrigins":["${local}"]`)
  await open.close()
})

test('a page for shoppers names no origin for overrides', async () => {
  expect((await edge.app.inject('/about')).body).not.toContain('overrideOrigins')
})
