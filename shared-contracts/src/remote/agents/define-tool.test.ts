import { createStore } from '../../store'
import { fakeHttp } from '../../testing'
import { defineTool } from './define-tool'
import { choice, count, id, optional, text } from './fields'

const shop = { store: createStore({ http: fakeHttp({}).http }), goTo: async () => {} }
const answer = jest.fn(
  async ({ cups, milk = 'none' }: { cups: number; milk?: 'none' | 'some' | undefined }) => ({
    poured: cups,
    milk,
  }),
)
const pourTea = defineTool({
  name: 'pour_tea',
  title: 'Pour tea',
  description: 'Pours.',
  fields: {
    cups: count('How many cups.', 9),
    milk: optional(choice(['none', 'some'], 'Whether with milk.')),
    name: optional(text('For whom.', 20)),
    pot: optional(id('Of which pot.')),
  },
  answer,
})
beforeEach(() => answer.mockClear())

test('an assistant gets the schema of a tool’s input', () => {
  expect(pourTea.inputSchema).toEqual({
    type: 'object',
    properties: {
      cups: { type: 'integer', minimum: 1, maximum: 9, description: 'How many cups.' },
      milk: { type: 'string', enum: ['none', 'some'], description: 'Whether with milk.' },
      name: { type: 'string', minLength: 1, maxLength: 20, description: 'For whom.' },
      pot: { type: 'string', minLength: 1, maxLength: 100, description: 'Of which pot.' },
    },
    required: ['cups'],
    additionalProperties: false,
  })
})

test('valid input is processed', async () => {
  expect(await pourTea.execute({ cups: 2 }, shop)).toEqual({ poured: 2, milk: 'none' })
})

const wanted = 'It must be a whole number from 1 to 9.'
const unknown = 'This tool has no such field.'

test.each([
  [{}, { cups: wanted }],
  [{ cups: '2' }, { cups: wanted }],
  [{ cups: 0 }, { cups: wanted }],
  [{ cups: 10 }, { cups: wanted }],
  [{ cups: 1.5 }, { cups: wanted }],
  [{ cups: null }, { cups: wanted }],
  [{ cups: Number.NaN }, { cups: wanted }],
  [{ cups: 1, milk: 'all' }, { milk: 'It must be one of none, some.' }],
  [{ cups: 1, name: '' }, { name: 'It must be a text of 1 to 20 characters.' }],
  [{ cups: 1, name: 'x'.repeat(21) }, { name: 'It must be a text of 1 to 20 characters.' }],
  [{ cups: 1, pot: 'a,b' }, { pot: 'It must be an id of 1 to 100 characters, without commas.' }],
  [{ cups: 1, pot: 'a\u0000' }, { pot: 'It must be an id of 1 to 100 characters, without commas.' }],
  [
    { cups: 1, sugar: 3, toString: 1 },
    { sugar: unknown, toString: unknown },
  ],
  [{ sugar: 3 }, { cups: wanted, sugar: unknown }],
  [JSON.parse('{"cups":1,"__proto__":{"milk":"all"}}'), { ['__proto__']: unknown }],
  [undefined, { input: 'It must be an object.' }],
  [null, { input: 'It must be an object.' }],
  ['cups', { input: 'It must be an object.' }],
  [[], { input: 'It must be an object.' }],
])('%j is refused with its reasons, and nothing is done', async (input, fields) => {
  expect(await pourTea.execute(input, shop)).toEqual({
    error: { code: 'INVALID_INPUT', message: 'Correct these fields and try again.', fields },
  })
  expect(answer).not.toHaveBeenCalled()
})

test('a huge input gets a short response', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => `${at}${'x'.repeat(1000)}`)
  const input = Object.fromEntries(names.map((name) => [name, 1]))
  expect(JSON.stringify(await pourTea.execute(input, shop)).length).toBeLessThan(1500)
})

test('an error thrown by a tool becomes a refusal', async () => {
  answer.mockRejectedValueOnce({ status: 503 })
  expect(await pourTea.execute({ cups: 1 }, shop)).toMatchObject({ error: { code: 'UNAVAILABLE' } })
})
