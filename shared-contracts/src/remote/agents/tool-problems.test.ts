import type { AgentTool } from './agent-tool'
import { toolProblems } from './tool-problems'

const schema = (properties = {}) => ({ type: 'object', properties, additionalProperties: false })
const sound: AgentTool = {
  name: 'pour_tea',
  title: 'Pour tea',
  description: 'Pours a cup.',
  inputSchema: schema({ cups: { type: 'integer', description: 'How many.' } }),
  execute: async () => ({}),
}

test('a valid tool has no problems', () => {
  expect(toolProblems([sound])).toEqual([])
})

const named = (name: string) =>
  `The tool '${name}' needs a name of at most 30 small letters with _ between words, such as view_cart.`
const described = "The tool 'pour_tea' needs a description of 1 to 500 characters."
const strict =
  "The input of the tool 'pour_tea' must be an object without additional properties: make the tool with defineTool."
const field = "The field 'cups' of the tool 'pour_tea' needs a description of 1 to 150 characters."

test.each<[Partial<AgentTool>, string]>([
  [{ name: '' }, named('')],
  [{ name: 'pour tea' }, named('pour tea')],
  [{ name: 'p'.repeat(31) }, named('p'.repeat(31))],
  [{ title: ' ' }, "The tool 'pour_tea' has no title: add one."],
  [{ description: '' }, described],
  [{ description: 'x'.repeat(501) }, described],
  [{ inputSchema: { ...schema(), type: 'string' } }, strict],
  [{ inputSchema: { type: 'object' } }, strict],
  [{ inputSchema: schema({ cups: {} }) }, field],
  [{ inputSchema: schema({ cups: { description: 'x'.repeat(151) } }) }, field],
])('%j is refused with a message', (change, sentence) => {
  expect(toolProblems([{ ...sound, ...change }])).toEqual([sentence])
})

test('a duplicate name is refused', () => {
  expect(toolProblems([sound, sound])).toEqual(["Two tools are named 'pour_tea': rename one."])
})
