import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import { buildTestApp, type TestApp } from '../testing/app'
import type { Browser } from '../testing/browser'
import { type Call, calls, type TextField, textFields } from '../testing/described-calls'
import { eventually } from '../testing/eventually'

/** The key for the one call that only edges may make. */
const internalKey = 'k'.repeat(32)

let shop: TestApp
let person: Browser
let all: Call[]
beforeAll(async () => {
  shop = await buildTestApp({ config: { internalKey }, limits: { attemptsPerVisitor: 100_000 } })
  person = await shop.customer()
  // The welcome mail is sent in the background.
  await eventually(async () => (await query('select 1 from outbox')).rows.length === 0)
  const owner = await shop.staff('owner')
  person.cookies.set('admin', owner.cookies.get('admin') ?? '')
  all = calls(shop.app)
})
afterAll(() => shop.close())

/** Calls that only look something up and store no text. */
const lookups = ['/api/payments/create', '/api/payments/return/again']

/** Fields that may contain any characters: passwords and files. */
const takesAny = /password|^csv$/i

const query = (text: string) => shop.database.connection().execute(text)

/** Matches a field's name in code, such as address.firstName or order_id. Messages must not contain one. */
const fieldName = /\b[a-z]+([A-Z]|[._][a-z0-9])/

/** Returns all rows of the database, except sessions, jobs and attempts, which change on their own. */
async function rows(): Promise<[name: string, rows: unknown][]> {
  const tables = await query(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name !~ '(sessions|jobs|attempts)$'`,
  )
  const names = (tables.rows as { name: string }[]).map(({ name }) => name)
  return Promise.all(
    names.map(async (name): Promise<[string, unknown]> => [name, (await query(`table "${name}"`)).rows]),
  )
}

async function send({ method, url }: Call, payload: unknown) {
  const headers = { [INTERNAL_KEY_HEADER]: internalKey, 'content-type': 'application/json' }
  const answer = await person.send({ method, url, headers, payload: JSON.stringify(payload) })
  return { status: answer.statusCode, body: answer.json() }
}

/** Sends a value that the api must refuse. @returns the response's problems; none if it refuses clearly */
async function problems(call: Call, { path, bodyWith }: TextField, value: unknown): Promise<string[]> {
  const { status, body } = await send(call, bodyWith(value))
  // A cart with a wrong discount code is still priced: the response explains the code.
  if (body.refusal?.reason === 'malformed') return []
  const at = `${call.method} ${call.path} ${path}`
  const message = String(body.message ?? body.error)
  if (status < 400 || status >= 500 || !/^[A-Z].*\.$/.test(message) || fieldName.test(message))
    return [`${at}: ${status} ${message}`]
  // A body over the limit is refused before it is read.
  if (status === 413 || lookups.includes(call.path)) return []
  const named = Object.keys(body.fields ?? {}).some((field) => field === 'body' || path.startsWith(field))
  return named ? [] : [`${at}: ${status} for ${Object.keys(body.fields ?? {})}`]
}

/** Each makes a bad value, or undefined if allowed. unstorable-text.test.ts covers NUL and lone surrogates. */
const bad: Record<string, (field: TextField) => unknown> = {
  'an object': () => ({ text: 'a' }),
  'a list, as of a repeated field': () => ['a', 'a'],
  true: () => true,
  '10 kB or more': ({ maxLength = 0 }) => 'x'.repeat(Math.max(10_000, maxLength + 1)),
  'a control character': ({ path }) => (takesAny.test(path) ? undefined : 'a\u0007b'),
  'only marks that nobody sees': ({ path, minLength }) =>
    minLength && !takesAny.test(path) ? '\u200b\u202e' : undefined,
}

test('the list contains the forms of the shop and of the admin', () => {
  const urls = all.filter((call) => textFields(call).length > 0).map(({ path }) => path)
  expect(urls).toEqual(
    expect.arrayContaining([
      '/api/contact-form',
      '/api/shipping-address/{id}',
      '/api/admin/orders/{id}/address',
    ]),
  )
  expect(urls.length).toBeGreaterThan(60)
})

test.each(Object.keys(bad))(
  '%s in any text field of any call is refused with a message in plain words and changes nothing',
  async (kind) => {
    const before = await rows()
    const found: string[] = []
    for (const call of all)
      for (const field of textFields(call)) {
        const value = bad[kind]?.(field)
        if (value !== undefined) found.push(...(await problems(call, field, value)))
      }
    expect(found).toEqual([])
    expect(await rows()).toEqual(before)
  },
)

test.each([
  ['repeated', ['a', 'b']],
  ['of 10 kB', ['x'.repeat(10_000)]],
  ['with control characters and marks', ['\u0007\u202e\u200b']],
  ['of emoji', ['🌶️']],
])('a query %s causes no server error', async (_, values) => {
  const failed: string[] = []
  for (const { method, url, path, queries } of all)
    for (const name of method === 'GET' ? queries : []) {
      const query = values.map((value) => `${name}=${encodeURIComponent(value)}`).join('&')
      const headers = { [INTERNAL_KEY_HEADER]: internalKey }
      const { statusCode } = await person.send({ method, url: `${url}?${query}`, headers })
      if (statusCode >= 500) failed.push(`${path}?${name}: ${statusCode}`)
    }
  expect(failed).toEqual([])
})
