import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent, fetch, type Response } from 'undici'

/** Resolves a host. Names below `localhost` are this machine, as in browsers; not all resolvers know that. */
const lookUp: LookupFunction = (host, options, done) =>
  lookup(host.endsWith('.localhost') ? 'localhost' : host, options, done)

export interface BrowserOptions {
  /** Another browser's cookies, if this is one of its tabs. */
  cookies?: Map<string, string>
  from?: string
  /** The certificate that signed the shop's own, in PEM. */
  ca?: string
  headers?: Record<string, string>
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Browser = ReturnType<typeof openBrowser>

const anyone = new Agent({ connect: { lookup: lookUp } })

/** Opens a client that handles cookies and CSRF tokens like a browser. @param options.from a local address */
export function openBrowser(
  origin: string,
  { from, ca, headers = {}, cookies = new Map() }: BrowserOptions = {},
) {
  const dispatcher =
    from || ca
      ? new Agent({ ...(from && { localAddress: from }), connect: { lookup: lookUp, ...(ca && { ca }) } })
      : anyone

  /** @param body sent as JSON, unless it is bytes */
  async function send(
    method: Method,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const { type, content } = written(body)
    const answer = await fetch(origin + path, {
      method,
      dispatcher,
      headers: {
        ...headers,
        ...more,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...(type && { 'content-type': type }),
      },
      ...(content !== undefined && { body: content }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      cookies.set(name, value)
    }
    return answer
  }

  /** @throws Error if the api responds with another status, or doesn't respond */
  async function call<Answer>(
    status: number,
    method: Method,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await send(method, path, body, more)
    const text = await answer.text()
    if (answer.status !== status) throw new Refusal(`${method} ${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text) as Answer
  }

  return {
    cookies,
    /** Sends a request and accepts any status. */
    send,
    get: <Answer>(path: string) => call<Answer>(200, 'GET', path),
    post: <Answer>(status: number, path: string, body: unknown, more: Record<string, string> = {}) =>
      call<Answer>(status, 'POST', path, body, more),
    put: <Answer>(status: number, path: string, body: unknown) => call<Answer>(status, 'PUT', path, body),
  }
}

/** Serialises a body: bytes as they are, everything else as JSON. */
function written(body: unknown): { type?: string; content?: Uint8Array | string } {
  if (body === undefined) return {}
  if (body instanceof Uint8Array) return { type: 'application/octet-stream', content: body }
  return { type: 'application/json', content: JSON.stringify(body) }
}

/** Thrown if the api responds with an unexpected status. A dropped connection throws another error. */
export class Refusal extends Error {}
