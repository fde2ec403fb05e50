import { fetch } from 'undici'

/** The part of JSON Schema that the api's description uses. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Its parameters are in braces, as in /api/orders/{orderId}. */
  path: string
  /** Method and path, such as 'POST /api/orders'. */
  name: string
  pathParameters: { name: string; schema: Schema }[]
  queryParameters: { name: string; schema: Schema }[]
  body: Schema | undefined
  /** All rights that an admin call requires. `any`: any signed-in person; `nobody-yet`: no sign-in needed. */
  rights: string[]
}

interface Described {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  'x-right'?: string | string[]
}

/** Lists every call of a running api, from its own API description. */
export async function describedOperations(origin: string): Promise<Operation[]> {
  const answer = await fetch(`${origin}/api/docs/json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, { parameters = [], requestBody, 'x-right': right = [] }]) => {
      const method = verb.toUpperCase() as Operation['method']
      const those = (where: string) =>
        parameters.filter((one) => one.in === where).map(({ name, schema = {} }) => ({ name, schema }))
      return {
        method,
        path,
        name: `${method} ${path}`,
        pathParameters: those('path'),
        queryParameters: those('query'),
        rights: [right].flat(),
        body: Object.values(requestBody?.content ?? {})[0]?.schema,
      }
    }),
  )
}

/** True for calls that end the caller's own session or account. */
export function endsItself({ method, path }: Operation): boolean {
  return method === 'POST' && /logout|change-password|delete-account/.test(path)
}
