import fc from 'fast-check'
import type { Operation } from '../../../harness/shop/api/api-description'
import { hostileText } from './hostile-values'
import { rightValues } from './right-values'
import { spoiltJson } from './spoilt'

/** A request as sent over the wire. */
export interface FuzzedRequest {
  path: string
  headers: Record<string, string>
  body: Uint8Array | undefined
  sender: 'shopper' | 'visitor' | 'nobody'
  /** A different address for each request, so that no flood limit applies. */
  from: string
}

type Content = Pick<FuzzedRequest, 'headers' | 'body'>

/** Exceeds the api's limit of 100 kB. */
const OVERSIZED = 150_000

const JSON_TYPE = { 'content-type': 'application/json' }

const contentTypes = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;charset=nonsense',
  'application/octet-stream',
  'application/problem+json',
  'nonsense',
  '',
)

/** Bodies that are not JSON objects in UTF-8, including an empty one. */
const brokenBodies: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.constantFrom('', '{', '{"a":', '[', '"', 'null', 'NaN', '{}{}', '{"a":1,}', '﻿{}', "{'a':1}").map(bytes),
  fc
    .constantFrom([0xff, 0xfe, 0x7b, 0x00], [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d], [0xed, 0xa0, 0x80])
    .map((those) => Uint8Array.from(those)),
  fc.constant(bytes('['.repeat(50_000))),
  fc.constantFrom('a', ' ', '{"a":').map((text) => bytes(text.repeat(OVERSIZED))),
)

/** A valid request for a call, as a starting point for fuzzing. */
interface Example {
  values?: Record<string, string>
  body?: unknown
}

/** Generates requests for one api call. Most have the right shape with a few mistakes, some no valid shape. */
export function fuzzedRequests(operation: Operation, example: Example): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      path: paths(operation, example),
      query: queries(operation),
      content: contents(operation, example),
      sender: fc.oneof(
        { weight: 6, arbitrary: fc.constant('shopper' as const) },
        fc.constantFrom('visitor' as const, 'nobody' as const),
      ),
      from: fc.ipV4(),
    })
    .map(({ path, query, content, ...rest }) => ({ path: path + query, ...content, ...rest }))
}

function paths({ path, pathParameters }: Operation, { values = {} }: Example): fc.Arbitrary<string> {
  const segments = pathParameters.map(({ name, schema }) =>
    fc.oneof(
      fc.constant(encodeURIComponent(values[name] ?? 'none')),
      rightValues(schema).map((value) => encodeURIComponent(wellFormed(String(value)))),
      hostileText.map((text) => encodeURIComponent(wellFormed(text)).slice(0, 3000)),
      fc.constantFrom('%', '%zz', '%ff', '%c3%28', '%00', '%2e%2e', '%2f%2f', '%ed%a0%80'),
    ),
  )
  return fc.tuple(...segments).map((filled) => {
    const rest = filled.values()
    return path.replace(/\{\w+\}/g, () => rest.next().value || 'none')
  })
}

function queries({ queryParameters }: Operation): fc.Arbitrary<string> {
  const names = ['a', '__proto__', 'constructor[prototype]', ...queryParameters.map(({ name }) => name)]
  const pair = fc.tuple(fc.constantFrom(...names), hostileText)
  return fc.array(pair, { maxLength: 2 }).map((pairs) => {
    const text = new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 2000)])).toString()
    return text && `?${text}`
  })
}

function contents({ method, body }: Operation, example: Example): fc.Arbitrary<Content> {
  if (method === 'GET') return fc.constant({ headers: {}, body: undefined })
  const right = fc.oneof(rightValues(body ?? {}), fc.constant(example.body ?? {}))
  const texts = spoiltJson(right).map(bytes)
  const json = texts.map((text) => ({ headers: JSON_TYPE, body: text }))
  const mistyped = fc.tuple(texts, contentTypes).map(([text, type]) => ({ headers: typed(type), body: text }))
  const broken = brokenBodies.map((text) => ({ headers: JSON_TYPE, body: text }))
  const encoded = texts.map((text) => ({ headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: text }))
  return fc.oneof({ weight: 7, arbitrary: json }, mistyped, broken, encoded)
}

function typed(type: string): Record<string, string> {
  return type ? { 'content-type': type } : {}
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Replaces lone surrogates, which a URL cannot contain. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(bytes(text))
}
