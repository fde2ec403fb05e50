import { buildTestApp, type TestApp } from '../../testing/app'
import { type Browser, openBrowser } from '../../testing/browser'

const adminOrigin = 'https://admin.shop.example'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ config: { publicOrigin: 'https://shop.example', isPublic: true, adminOrigin } })
})
afterAll(() => shop.close())

const at = (host: string, url: string) => shop.app.inject({ url, headers: { host } })

test('the admin’s routes work only on its host, and the shop’s only on the shop’s', async () => {
  const codes = async (host: string, ...urls: string[]) =>
    Promise.all(urls.map(async (url) => (await at(host, url)).statusCode))
  const urls = ['/api/admin/session', '/api/admin/sign-in/none', '/api/products', '/api/session', '/healthz']
  expect(await codes('shop.example', ...urls)).toEqual([404, 404, 200, 200, 200])
  expect(await codes('admin.shop.example', ...urls)).toEqual([401, 404, 404, 200, 404])
  expect(await codes('admin.shop.example:8443', '/api/admin/session')).toEqual([404])
})

test("an invitation links to the admin’s host and its passkey works there; the shop's pages can send nothing there", async () => {
  const { link } = await shop.app.admin.invite('owner', {
    name: 'Asha',
    email: 'asha@example.in',
    role: 'owner',
  })
  expect(link).toMatch(/^https:\/\/admin\.shop\.example\/admin\/sign-in#invitation=/)
  const token = link.split('invitation=')[1]
  const browser = openBrowser(shop.app)
  await browser.send({ url: '/api/session', headers: { host: 'admin.shop.example' } })
  const options = (origin: string) =>
    sendWithOrigin(browser, origin, '/api/admin/invitations/passkey/options', { token })
  const made = await options(adminOrigin)
  expect(made.json()).toMatchObject({ rp: { id: 'admin.shop.example' } })
  expect((await options('https://evil.example')).json().code).toBe('CSRF')
})

function sendWithOrigin(browser: Browser, origin: string, url: string, payload: object) {
  return browser.send({ method: 'POST', url, payload, headers: { host: 'admin.shop.example', origin } })
}
