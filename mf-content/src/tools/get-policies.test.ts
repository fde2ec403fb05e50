import { fits } from 'shared-contracts/remote/agents/as-many-as-fit'
import { createStore } from 'shared-contracts/store'
import { type FakeApi, fakeHttp } from 'shared-contracts/testing'
import { getPolicies } from './get-policies'
import { inParts } from './in-parts'

const page = (body: string): FakeApi => ({ 'GET /refund.md': { status: 200, body } })
const ask = (input: unknown, api: FakeApi) =>
  getPolicies.execute(input, { store: createStore({ http: fakeHttp(api).http }), goTo: jest.fn() })

test('an assistant gets a policy as the page states it, without the addresses of links', async () => {
  const text = '# Refund Policy\n\nTell us [here](http://shop.example/contact) within 7 days.\n'
  expect(await ask({ topic: 'refund' }, page(text))).toEqual({
    topic: 'refund',
    page: '/refund',
    part: 1,
    parts: 1,
    text: '# Refund Policy\n\nTell us here within 7 days.',
  })
})

test('a long policy comes in parts that add up to the complete text', async () => {
  const paragraphs = Array.from(
    { length: 60 },
    (_, at) => `- Paragraph ${at} says "this" and that of refunds.`,
  )
  const api = page(paragraphs.join('\n\n'))
  const first = await ask({ topic: 'refund' }, api)
  const texts: unknown[] = []
  for (let part = 1; part <= Number(first.parts); part += 1) {
    const answer = await ask({ topic: 'refund', part }, api)
    expect(fits(answer)).toBe(true)
    texts.push(answer.text)
  }
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.join('\n\n')).toBe(paragraphs.join('\n\n'))
  expect(await ask({ topic: 'refund', part: 50 }, api)).toMatchObject({ error: { code: 'NO_SUCH_PART' } })
})

test('a paragraph that is too long is cut between words', () => {
  const parts = inParts(`Short.\n\n${'long word '.repeat(50).trim()}`, 100)
  expect(parts[0]).toBe('Short.')
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(100)
  expect(parts.slice(1).join(' ')).toBe('long word '.repeat(50).trim())
})

test.each([[{ topic: 'prices' }], [{}], [{ topic: 'refund', part: 0 }], [{ topic: 'refund', page: '/x' }]])(
  '%j is refused',
  async (input) => {
    expect(await ask(input, {})).toMatchObject({ error: { code: 'INVALID_INPUT' } })
  },
)

test('offline, an assistant is told to try again', async () => {
  expect(await ask({ topic: 'refund' }, {})).toMatchObject({ error: { code: 'UNAVAILABLE' } })
})
