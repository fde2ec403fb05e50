import { type AgentTool, MOST } from './agent-tool'

/** Stricter than WebMCP, so that names are easy to tell apart. */
const NAME = /^[a-z]+(_[a-z]+)*$/

interface Field {
  description?: unknown
}

/** Checks the tools that a remote offers to assistants. @returns a sentence for each violation of the contract (`AgentTool`) */
export function toolProblems(tools: readonly AgentTool[]): string[] {
  const names = tools.map(({ name }) => name)
  const repeated = new Set(names.filter((name, place) => names.indexOf(name) !== place))
  return [
    ...[...repeated].map((name) => `Two tools are named '${name}': rename one.`),
    ...tools.flatMap((tool) => [...textProblems(tool), ...schemaProblems(tool)]),
  ]
}

function textProblems({ name, title, description }: AgentTool): string[] {
  const isNamed = NAME.test(name) && name.length <= MOST.name
  return sentences(
    !isNamed &&
      `The tool '${name}' needs a name of at most ${MOST.name} small letters with _ between words, such as view_cart.`,
    title.trim() === '' && `The tool '${name}' has no title: add one.`,
    !isSaid(description, MOST.description) &&
      `The tool '${name}' needs a description of 1 to ${MOST.description} characters.`,
  )
}

function schemaProblems({ name, inputSchema }: AgentTool): string[] {
  const { type, additionalProperties, properties = {} } = inputSchema
  return sentences(
    (type !== 'object' || additionalProperties !== false) &&
      `The input of the tool '${name}' must be an object without additional properties: make the tool with defineTool.`,
    ...Object.entries(properties as Record<string, Field>).map(
      ([field, { description }]) =>
        !isSaid(description, MOST.fieldDescription) &&
        `The field '${field}' of the tool '${name}' needs a description of 1 to ${MOST.fieldDescription} characters.`,
    ),
  )
}

function isSaid(text: unknown, most: number): boolean {
  return typeof text === 'string' && text.trim() !== '' && text.length <= most
}

function sentences(...checks: (string | false)[]): string[] {
  return checks.filter((check) => check !== false)
}
