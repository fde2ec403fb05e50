import { type AdminRight, type AdminRole, adminRoles, mayDo } from 'shared-contracts/staff/rights'
import { buildTestApp, type TestApp } from '../../testing/app'
import type { Browser } from '../../testing/browser'
import { changesByRole } from './testing/changes-by-role'

/** An admin call, as described by the app's own routes. */
interface AdminCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  right: AdminRight | AdminRight[] | 'any' | 'nobody-yet'
  isReauthenticated: boolean
}

const SOME_ID = '00000000-0000-4000-8000-000000000000'

type DescribedCall = { 'x-right': AdminCall['right']; 'x-reauthenticated': boolean }

let shop: TestApp
let calls: AdminCall[]
beforeAll(async () => {
  shop = await buildTestApp({ limits: { attemptsPerVisitor: 100_000 } })
  calls = described()
})
afterAll(() => shop.close())

/** Lists all calls below /api/admin/, whichever module they belong to. */
function described(): AdminCall[] {
  const { paths } = shop.app.swagger() as unknown as { paths: Record<string, Record<string, DescribedCall>> }
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({
        method: method.toUpperCase() as AdminCall['method'],
        url: path.replaceAll(/\{[^}]*\}/g, SOME_ID),
        right: call['x-right'],
        isReauthenticated: call['x-reauthenticated'],
      })),
    )
}

async function fetchCode(browser: Browser, { method, url }: AdminCall): Promise<string> {
  const answer = await browser.call(method, url)
  return answer.statusCode < 400 ? 'done' : answer.json().code
}

const isIncluded = (role: AdminRole, call: AdminCall) =>
  call.right === 'any' || listRights(call).every((right) => mayDo(role, right))
const named = ({ method, url }: AdminCall) => `${method} ${url}`
const listRights = ({ right }: AdminCall) => [right].flat() as AdminRight[]
const REFUSALS = ['NOT_SIGNED_IN_ADMIN', 'NO_RIGHT', 'REAUTHENTICATION_REQUIRED', 'CSRF']

test('every admin call declares the rights it requires', () => {
  expect(calls.length).toBeGreaterThan(20)
  expect(calls.filter(({ right }) => !right)).toEqual([])
})

test.each(adminRoles)(
  'a person with the role %s may make exactly the calls that it includes',
  async (role) => {
    const wrong: string[] = []
    for (const call of calls.filter(({ right }) => right !== 'nobody-yet')) {
      // Each call gets its own session, because one of them ends it.
      const code = await fetchCode(await shop.staff(role), call)
      const isRight = isIncluded(role, call) ? !REFUSALS.includes(code) : code === 'NO_RIGHT'
      if (!isRight) wrong.push(`${named(call)}: ${code}`)
    }
    expect(wrong).toEqual([])
  },
)

test.each(['packer', 'editor', 'accountant'] as const)(
  'a person with the role %s can change only what is listed for the role',
  (role) => {
    const changes = calls.filter(
      ({ method, right }) => method !== 'GET' && right !== 'any' && right !== 'nobody-yet',
    )
    const included = changes.filter((call) => isIncluded(role, call))
    const shown = included.map((call) => named(call).replace('/api/admin/', '').replaceAll(SOME_ID, ':id'))
    expect(shown.sort()).toEqual([...changesByRole[role]].sort())
  },
)

test('visitors and customers can call nothing in the admin except signing in', async () => {
  const wrong: string[] = []
  for (const browser of [shop.visitor(), await shop.customer()])
    for (const call of calls) {
      const code = await fetchCode(browser, call)
      const isRefused = code === 'NOT_SIGNED_IN_ADMIN'
      if (isRefused === (call.right === 'nobody-yet')) wrong.push(`${named(call)}: ${code}`)
    }
  expect(wrong).toEqual([])
})

test("a customer’s cookie does not work under the admin cookie's name", async () => {
  const customer = await shop.customer()
  customer.cookies.set('admin', customer.cookies.get('sid') ?? '')
  expect((await customer.get('/api/admin/session')).statusCode).toBe(401)
})

test("the admin’s cookie does not work for a customer’s routes, even under the customer cookie's name", async () => {
  const asha = await shop.staff('owner')
  for (const url of ['/api/passkeys', '/api/customers/export'])
    expect((await asha.get(url)).json().code).toBe('NOT_SIGNED_IN')
  asha.cookies.set('sid', asha.cookies.get('admin') ?? '')
  expect((await asha.get('/api/passkeys')).json().code).toBe('NOT_SIGNED_IN')
})

test('five minutes after authentication, calls that need re-authentication are refused', async () => {
  const asha = await shop.staff('owner')
  shop.wait(5 * 60_000)
  const codes = new Set<string>()
  for (const call of calls.filter(({ isReauthenticated }) => isReauthenticated))
    codes.add(await fetchCode(asha, call))
  expect([...codes]).toEqual(['REAUTHENTICATION_REQUIRED'])
  expect((await asha.get('/api/admin/people')).statusCode).toBe(200)
})

test('no response of the admin is cached by browsers or proxies', async () => {
  const asha = await shop.staff('owner')
  for (const call of calls.filter(({ method }) => method === 'GET'))
    expect((await asha.get(call.url)).headers['cache-control']).toBe('no-store')
})
