import type { FastifyInstance } from 'fastify'

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  minimum?: number
  minLength?: number
  maxLength?: number
}

interface Described {
  requestBody?: { content: Record<string, { schema: Schema }> }
  parameters?: { in: string; name: string; schema: Schema }[]
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path as documented, such as /api/products/{id}. */
  path: string
  /** The path with a sample value for each parameter. */
  url: string
  /** The names of its query parameters. */
  queries: string[]
  body: Schema | undefined
}

export interface TextField {
  /** The path in the body, such as address.city, or lines.0.why in a list. */
  path: string
  minLength: number | undefined
  maxLength: number | undefined
  /** Returns a body with a value in this field and samples in the others. */
  bodyWith: (value: unknown) => unknown
}

export function calls(app: FastifyInstance): Call[] {
  const paths = Object.entries((app.swagger().paths ?? {}) as Record<string, Record<string, Described>>)
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      url: parameters
        .filter((one) => one.in === 'path')
        .reduce((url, { name, schema }) => url.replace(`{${name}}`, String(sample(schema))), path),
      queries: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      body: Object.values(requestBody?.content ?? {})[0]?.schema,
    })),
  )
}

/** Lists the text fields of a call's body, at any depth and in every form that the body can have. */
export function textFields({ body }: Call): TextField[] {
  return body ? listFields(body, [], (value) => value) : []
}

function listFields(schema: Schema, at: string[], bodyWith: TextField['bodyWith']): TextField[] {
  const forms = schema.anyOf ?? schema.oneOf
  if (forms) return forms.flatMap((form) => listFields(form, at, bodyWith))
  const { type, properties, items, minLength, maxLength } = schema
  if (properties)
    return Object.entries(properties).flatMap(([name, field]) =>
      listFields(field, [...at, name], (value) => bodyWith({ ...samples(properties), [name]: value })),
    )
  if (items) return listFields(items, [...at, '0'], (value) => bodyWith([value]))
  if (type !== 'string' || schema.enum) return []
  return [{ path: at.join('.'), minLength, maxLength, bodyWith }]
}

function samples(properties: Record<string, Schema>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sample(schema)]))
}

function sample(schema: Schema): unknown {
  const form = (schema.anyOf ?? schema.oneOf)?.[0]
  if (form) return sample(form)
  if (schema.enum) return schema.enum[0]
  if (schema.properties) return samples(schema.properties)
  if (schema.items) return [sample(schema.items)]
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  const type = [schema.type].flat()[0]
  if (type === 'integer' || type === 'number')
    return schema.minimum && schema.minimum > 0 ? schema.minimum : 1
  return type === 'boolean' ? true : 'x'
}
