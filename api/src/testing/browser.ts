import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export type Browser = ReturnType<typeof openBrowser>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Simulates a browser: stores cookies and sends the CSRF token. @param language undefined for English */
export function openBrowser(app: FastifyInstance, language?: string) {
  const cookies = new Map<string, string>()

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const token = cookies.get('XSRF-TOKEN')
    const headers = {
      ...(token && { 'x-xsrf-token': token }),
      ...(language && { 'content-language': language }),
      ...options.headers,
    }
    const answer = await app.inject({ ...options, headers, cookies: Object.fromEntries(cookies) })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    return answer
  }

  async function call(method: Method, url: string, body?: unknown): Promise<LightMyRequestResponse> {
    if (method !== 'GET' && !cookies.has('XSRF-TOKEN')) await send({ method: 'GET', url: '/api/session' })
    const payload = body === undefined ? {} : { payload: body as object }
    return send({ method, url, ...payload })
  }

  return {
    cookies,
    /** Sends one request as given, with this browser's cookies and token. */
    send,
    get: (url: string) => call('GET', url),
    post: (url: string, body?: unknown) => call('POST', url, body),
    call,
  }
}
