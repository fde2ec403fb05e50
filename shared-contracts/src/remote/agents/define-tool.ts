import type { AgentTool, ToolResult, ToolShop } from './agent-tool'
import type { Field } from './fields'
import { refuse } from './refuse'

type Fields = Readonly<Record<string, Field<unknown>>>
type Values<Given extends Fields> = {
  [Name in keyof Given]: Given[Name] extends Field<infer Value> ? Value : never
}

interface Definition<Given extends Fields> extends Omit<AgentTool, 'inputSchema' | 'execute'> {
  /** Input fields by name. */
  fields: Given
  /** Called with valid input. If it throws, the error becomes a refusal. */
  answer: (input: Values<Given>, shop: ToolShop) => Promise<object>
}

/** Limits the length of a refusal. Names of unknown fields may be of any length. */
const MOST_PROBLEMS = 5
const LONGEST_NAME = 40

function buildSchema(fields: Fields): AgentTool['inputSchema'] {
  const named = Object.entries(fields)
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])),
    required: named.filter(([, { takes }]) => !takes(undefined)).map(([name]) => name),
    additionalProperties: false,
  }
}

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Reads the given value of each field, ignoring inherited properties. */
function readValues(fields: Fields, input: object): Record<string, unknown> {
  const given = new Map(Object.entries(input))
  return Object.fromEntries(Object.keys(fields).map((name) => [name, given.get(name)]))
}

function findProblems(fields: Fields, input: unknown): Record<string, string> {
  if (!isObject(input)) return { input: 'It must be an object.' }
  const values = readValues(fields, input)
  const problems = [
    ...Object.entries(fields)
      .filter(([name, { takes }]) => !takes(values[name]))
      .map(([name, { wanted }]) => [name, `It must be ${wanted}.`] as const),
    ...Object.keys(input)
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => [name.slice(0, LONGEST_NAME), 'This tool has no such field.'] as const),
  ]
  return Object.fromEntries(problems.slice(0, MOST_PROBLEMS))
}

/** Creates a tool. If fields are wrong, missing or unknown, the tool does nothing and returns the reasons. */
export function defineTool<Given extends Fields>({ fields, answer, ...rest }: Definition<Given>): AgentTool {
  return {
    ...rest,
    inputSchema: buildSchema(fields),
    async execute(input, shop) {
      const problems = findProblems(fields, input)
      if (Object.keys(problems).length > 0)
        return { ...refuse('INVALID_INPUT', 'Correct these fields and try again.', problems) }
      try {
        // Safe, because each field has checked its own value.
        return (await answer(readValues(fields, Object(input)) as Values<Given>, shop)) as ToolResult
      } catch {
        return { ...refuse('UNAVAILABLE', 'The shop is not responding. Try again in a minute.') }
      }
    },
  }
}
