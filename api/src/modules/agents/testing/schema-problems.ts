import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { UcpVersion } from 'shared-contracts/routing/agent-paths'
import april from './ucp-schemas/2026-04-08.json'
import august from './ucp-schemas/2026-08-25.json'
import card from './ucp-schemas/server-card.json'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
for (const schema of [april, august, card]) ajv.addSchema(schema)

function problems(id: string, answer: unknown): string {
  ajv.validate(id, answer)
  return ajv.errorsText()
}

/** Validates a response against UCP; 'No errors' if it is valid. @param kind a definition in the schemas */
export function schemaProblems(version: UcpVersion, kind: string, answer: unknown): string {
  return problems(`https://ucp.dev/${version}/pinned.json#/$defs/${kind}`, answer)
}

export function serverCardProblems(answer: unknown): string {
  return problems('https://static.modelcontextprotocol.io/pinned/server-card.json', answer)
}

/** Validates a tool's response against its own schema. */
export function toolProblems(schema: object, answer: unknown): string {
  ajv.validate(schema, answer)
  return ajv.errorsText()
}

export const NO_PROBLEMS = 'No errors'
