import { ucpVersions } from 'shared-contracts/routing/agent-paths'
import { type AgentsShop, agentsShop, lines } from './testing/agents-shop'
import { NO_PROBLEMS, schemaProblems } from './testing/schema-problems'

const version = ucpVersions[0]
let shop: AgentsShop
beforeAll(async () => {
  shop = await agentsShop()
})
afterAll(() => shop.close())

const problems = (kind: string, answer: unknown) => schemaProblems(version, kind, answer)
const TURMERIC = 'turmeric-powder.100g'

test.each([
  ['10 kB of words', 'haldi '.repeat(1700)],
  ['10 kB of one letter', 'h'.repeat(10_000)],
  ['bidirectional control characters', '\u202ehaldi\u202c \u2066powder\u2069'],
  ['control characters', 'hal\u0001di\u001b[31m'],
  ['a lone surrogate', 'haldi\ud83d'],
  ['an expression', '(a+)+$'.repeat(50)],
  ['SQL', "'; drop table products; --"],
  ['markup', '<script>alert(1)</script>'],
  ['the name of a prototype', '__proto__ constructor'],
  ['one letter', 'h'],
  ['only punctuation', '!!! ??? ,,,'],
])('a search for %s gets a response', async (_, query) => {
  const answer = await shop.rest(version).post('/catalog/search', { query })
  expect([200, 400]).toContain(answer.statusCode)
  const kind = answer.statusCode === 200 ? 'search_response' : 'protocol_error'
  expect(problems(kind, answer.json())).toBe(NO_PROBLEMS)
})

test.each([
  ['a search for nothing', '/catalog/search', {}],
  ['a search for spaces', '/catalog/search', { query: '   ' }],
  ['a search for a number', '/catalog/search', { query: 7 }],
  ['an invented cursor', '/catalog/search', { query: 'haldi', pagination: { cursor: '-1' } }],
  ['a page of zero products', '/catalog/search', { query: 'haldi', pagination: { limit: 0 } }],
  ['a negative price', '/catalog/search', { filters: { price: { max: -1 } } }],
  ['a lookup of nothing', '/catalog/lookup', { ids: [] }],
  ['a lookup of objects', '/catalog/lookup', { ids: [{}] }],
  ['a product without an id', '/catalog/product', { id: '' }],
  ['a cart of nothing', '/carts', lines()],
  ['quantity 0', '/carts', lines([TURMERIC, 0])],
  ['a negative quantity', '/carts', lines([TURMERIC, -1])],
  ['a fraction', '/carts', lines([TURMERIC, 1.5])],
  ['a quantity in words', '/carts', lines([TURMERIC, '1e3'])],
  ['a huge quantity', '/carts', lines([TURMERIC, 1e300])],
  ['a list instead of an object', '/carts', []],
  ['no JSON', '/carts', '{"line_items":'],
  ['a prototype key', '/carts', '{"__proto__":{"a":1}}'],
])("%s is refused with UCP's error code", async (_, path, body) => {
  const answer = await shop.rest(version).post(path, body)
  expect(answer.statusCode).toBe(400)
  expect(problems('protocol_error', answer.json())).toBe(NO_PROBLEMS)
  expect(answer.json().code).toBe('invalid_request')
})

test.each([
  [
    '1e3, which is a whole number',
    '{"line_items":[{"item":{"id":"turmeric-powder.100g"},"quantity":1e3}]}',
    999,
  ],
  [
    'the same pack in many lines',
    JSON.stringify(lines(...Array.from({ length: 300 }, (): [string, number] => [TURMERIC, 2]))),
    600,
  ],
  ['the same pack by two ids', JSON.stringify(lines([TURMERIC, 1], ['turmeric-powder-100g', 2])), 3],
])('a cart of %s has one line', async (_, body, quantity) => {
  const answer = await shop.rest(version).post('/carts', body)
  expect(problems('cart', answer.json())).toBe(NO_PROBLEMS)
  expect(answer.json().line_items).toMatchObject([{ item: { id: TURMERIC }, quantity }])
})

test.each([
  'x'.repeat(10_000),
  '~!!!',
  '../../etc/passwd',
  'a/b/c',
  '\u202e',
  'turmeric-powder.100g\u0000',
  '%',
])('the id %.30j matches nothing, and is echoed back shortened to one line', async (id) => {
  const answer = await shop.rest(version).post('/catalog/lookup', { ids: [id, TURMERIC] })
  if (answer.statusCode === 400) return expect(problems('protocol_error', answer.json())).toBe(NO_PROBLEMS)
  const found = answer.json()
  expect(problems('lookup_response', found)).toBe(NO_PROBLEMS)
  expect(found.products).toHaveLength(1)
  expect(found.messages[0].content).toMatch(/^[^\p{C}]{0,100}$/u)
})

test('a body of more than 100 kB is refused', async () => {
  const answer = await shop.rest(version).post('/catalog/search', { query: 'h'.repeat(101_000) })
  expect(answer.statusCode).toBe(413)
  expect(answer.json().code).toBe('request_too_large')
})

test('a content type other than JSON is refused', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/ucp/2026-08-25/carts',
    headers: { 'content-type': 'application/xml' },
    payload: '{}',
  })
  expect(answer.statusCode).toBe(415)
  expect(problems('protocol_error', answer.json())).toBe(NO_PROBLEMS)
})
