import { openCashfreeOrder, pay } from './testing/merchant'
import { startTestSandbox, type TestSandbox } from './testing/test-sandbox'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox()
})
afterEach(() => sandbox.app.close())

test.each(['/healthz', '/readyz'])('%s reports that the sandbox is healthy', async (path) => {
  expect((await sandbox.app.inject(path)).statusCode).toBe(200)
})

test('the first page lists orders and attempts', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testfailure@gocash' })
  const overview = (await sandbox.app.inject('/')).body
  for (const text of ['ORD-1732195022000', '₹1180.00', 'FAILED']) expect(overview).toContain(text)
})

test('pages have an inline empty icon, so that no browser requests one that the CSP forbids', async () => {
  const page = await sandbox.app.inject('/')
  expect(page.body).toContain('<link rel="icon" href="data:,">')
  expect(page.headers['content-security-policy']).toContain('img-src data:')
})

test('pages contain no script and a CSP that forbids any', async () => {
  const page = await sandbox.app.inject(await openCashfreeOrder(sandbox.app))
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).not.toContain('<script')
  const stylesheet = await sandbox.app.inject('/assets/sandbox.css')
  expect(stylesheet.headers['content-type']).toContain('text/css')
})
