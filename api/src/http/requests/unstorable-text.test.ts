import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import { buildTestApp, type TestApp } from '../../testing/app'
import type { Browser } from '../../testing/browser'

/** The key for the one call that only edges may make. */
const internalKey = 'k'.repeat(32)

let shop: TestApp
let customer: Browser
beforeAll(async () => {
  shop = await buildTestApp({ config: { internalKey }, limits: { attemptsPerVisitor: 100_000 } })
  customer = await shop.customer()
  const owner = await shop.staff('owner')
  customer.cookies.set('admin', owner.cookies.get('admin') ?? '')
})
afterAll(() => shop.close())

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
}

function calls(): Call[] {
  return Object.entries(shop.app.swagger().paths ?? {}).flatMap(([path, methods = {}]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Call['method'], path })),
  )
}

const withParams = (path: string, value: string) => path.replaceAll(/\{[^}]*\}/g, value)

/** @returns the calls that don't refuse the text with the shop's message */
async function taken(tried: Call[], url: (path: string) => string, body?: string | object) {
  const answers = await Promise.all(
    tried.map(async ({ method, path }) => {
      const ofEdge = { [INTERNAL_KEY_HEADER]: internalKey }
      const headers = body === undefined ? ofEdge : { ...ofEdge, 'content-type': 'application/json' }
      const payload = body === undefined ? {} : { payload: body }
      const { statusCode, json } = await customer.send({ method, url: url(path), headers, ...payload })
      const isRefused = statusCode === 400 && /^[A-Z].*\.$/.test(json().message)
      return isRefused ? [] : [`${method} ${path}: ${statusCode}`]
    }),
  )
  return answers.flat()
}

const isChange = ({ method }: Call) => method !== 'GET'

test('the api documents its calls', () => {
  expect(calls().filter(isChange).length).toBeGreaterThan(12)
  expect(calls().filter(({ path }) => path.includes('{')).length).toBeGreaterThan(6)
})

test.each([
  ['NUL', { note: 'a\0' }],
  ['a lone surrogate', { note: 'a\ud800b' }],
  ['a lone surrogate, deeply nested', { notes: [{ of: { note: '\udfff\ud800' } }] }],
  ['NUL in a name', { 'a\0': 1 }],
  ['a lone surrogate in a name', { '\ud800': 1 }],
])('no call accepts a body with unstorable text: %s', async (_, body) => {
  // Gateways' messages are checked as bytes.
  const inJson = calls().filter((call) => isChange(call) && !/webhook|callback/.test(call.path))
  expect(await taken(inJson, (path) => withParams(path, 'x'), body)).toEqual([])
})

test('no call accepts a body with a NUL byte, not even from a gateway', async () => {
  const answer = await taken(calls().filter(isChange), (path) => withParams(path, 'x'), '{"note":"a\0"}')
  expect(answer).toEqual([])
})

test('no call accepts a path with NUL in it', async () => {
  const ofSomething = calls().filter(({ path }) => path.includes('{'))
  expect(await taken(ofSomething, (path) => withParams(path, 'a%00'))).toEqual([])
})

test('no call accepts a query with NUL in it', async () => {
  expect(await taken(calls(), (path) => `${withParams(path, 'x')}?note=a%00`)).toEqual([])
})

test('whole characters of any script are accepted', async () => {
  const answer = await customer.post('/api/contact-form', {
    firstName: 'ಆಶಾ',
    lastName: '𠮷野',
    email: 'asha@example.in',
    phoneNumber: '9876543210',
    message: 'Thanks 🌶️ 👩‍🌾',
  })
  expect(answer.statusCode).toBe(200)
})
