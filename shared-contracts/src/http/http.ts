import { splitLanguage } from '../i18n/language'
import { readCookie } from './read-cookie'

/** A request to the shop's own origin. */
export interface HttpRequest {
  url: string
  /** GET by default. */
  method?: string
  /** The body: sent as JSON, unless it is a string or a file. */
  data?: unknown
  /** Added to the address as a query. */
  params?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  /** 'text' if the response is not JSON. */
  responseType?: 'text'
  /** Milliseconds after which the request fails; unlimited by default. */
  timeout?: number
  signal?: AbortSignal
  /** Decides which statuses are successes; 200 to 299 by default. */
  validateStatus?: (status: number) => boolean
}

/** Rejects with `{ response: { status, data } }` for a failure status; without `response` if none arrived. */
export type Http = (request: HttpRequest) => Promise<{ data: unknown; status: number }>

const isOk = (status: number) => status >= 200 && status < 300

/** Adds the XSRF-TOKEN cookie as X-XSRF-TOKEN (specification 22.3), and the page's language if not English. */
export const browserHttp: Http = async ({ validateStatus = isOk, ...request }) => {
  const timed = timeLimit(request)
  try {
    const answer = await fetch(addressOf(request), {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      signal: timed.signal,
      ...(request.data !== undefined && { body: bodyOf(request.data) }),
    })
    const text = await answer.text()
    const { status } = answer
    if (!validateStatus(status)) throw { response: { status, data: readJson(text) } }
    return { status, data: request.responseType === 'text' ? text : readJson(text) }
  } finally {
    timed.end()
  }
}

/** Combines a request's signal with its timeout. */
function timeLimit({ signal, timeout }: HttpRequest) {
  if (timeout === undefined) return { signal, end: () => undefined }
  const limit = new AbortController()
  const stop = () => limit.abort()
  const timer = setTimeout(stop, timeout)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  return {
    signal: limit.signal,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    },
  }
}

function addressOf({ url, params }: HttpRequest): string {
  return params ? `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(params)}` : url
}

function headersOf({ data, headers }: HttpRequest): Record<string, string> {
  const { language } = splitLanguage(location.pathname)
  const token = readCookie('XSRF-TOKEN')
  return {
    Accept: 'application/json, text/plain, */*',
    ...(data !== undefined && !isRaw(data) && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { 'X-XSRF-TOKEN': token }),
    ...(language !== 'en' && { 'Content-Language': language }),
    ...headers,
  }
}

function isRaw(data: unknown): data is BodyInit {
  return (
    typeof data === 'string' ||
    [Blob, FormData, URLSearchParams, ArrayBuffer].some((kind) => data instanceof kind) ||
    ArrayBuffer.isView(data)
  )
}

function bodyOf(data: unknown): BodyInit {
  return isRaw(data) ? data : JSON.stringify(data)
}

/** A proxy in between may send anything, so a body that is not JSON is returned as text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
