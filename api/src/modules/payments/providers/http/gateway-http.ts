import { AsyncLocalStorage } from 'node:async_hooks'
import { say } from 'shared-contracts/i18n/translatable-message'
import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'
import { traceCall } from 'tracing/traced-requests'
import { Agent, request } from 'undici'
import { AppError } from '../../../../errors'

const CONNECT_TIMEOUT_MS = 2_000
const READ_TIMEOUT_MS = 18_000
/** A body that drips a byte at a time never hits the read timeout, so the whole call has one too. */
const CALL_TIMEOUT_MS = CONNECT_TIMEOUT_MS + READ_TIMEOUT_MS
const LONGEST_ANSWER_BYTES = 1_000_000

/** The gateway rejected the request, doesn't know the order, is too busy, or gave no usable response. */
export type GatewayFault = 'refused' | 'unknown' | 'busy' | 'failed'

const codes = {
  refused: 'INVALID_INPUT',
  unknown: 'GATEWAY_FAILED',
  busy: 'UNAVAILABLE',
  failed: 'GATEWAY_FAILED',
} as const
const BUSY_SECONDS = 5

/** A failed gateway call; the message is fit to show to a shopper. */
export class GatewayError extends AppError {
  constructor(
    readonly fault: GatewayFault,
    said: string | TranslatableMessage,
    /** For the log only: the status and the provider's own code. */
    readonly detail: string,
    cause?: unknown,
  ) {
    super(codes[fault], said, { cause, ...(fault === 'busy' && { retryAfterSeconds: BUSY_SECONDS }) })
    this.name = 'GatewayError'
  }
}

/** Explains an error status to a shopper. @param reason the gateway's words, shown if the request was wrong */
export function gatewayRefusal(
  status: number,
  reason: string | null | undefined,
  detail: string,
): GatewayError {
  if (status === 429)
    return new GatewayError('busy', 'The payment gateway is busy. Please try again in a few seconds.', detail)
  if (status === 401 || status === 403)
    return new GatewayError('failed', 'The payment gateway rejected this shop’s keys.', detail)
  if (status === 400 || status === 422)
    return new GatewayError(
      'refused',
      say('The payment gateway rejected the request: {reason}', { reason: String(reason) }),
      detail,
    )
  const fault = status === 404 ? 'unknown' : 'failed'
  return new GatewayError(fault, 'The payment gateway couldn’t do this. Please try again.', detail)
}

export interface GatewayCall {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  headers: Record<string, string>
  /** Sent as JSON or as a form. */
  body?: object | URLSearchParams
  /** True to never abort the call, because others may be waiting for the response. */
  isShared?: boolean
}

export interface GatewayResponse {
  status: number
  body: unknown
}

const UNREACHABLE = 'The payment gateway cannot be reached at the moment. Please try again.'
/** Shown to shoppers. */
export const UNREADABLE_ANSWER = 'The payment gateway sent a response we couldn’t read. Please try again.'

/** The signal that aborts the current job's calls. Add no more storages: on Node 20 each slows all promises. */
const stops = new AsyncLocalStorage<AbortSignal>()

/** Allows 2 s to connect, 18 s to read, and 1 MB. Never retries: only the caller knows if that is safe. */
export function createGatewayHttp({ readMs = READ_TIMEOUT_MS, callMs = CALL_TIMEOUT_MS } = {}) {
  const dispatcher = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: readMs,
    bodyTimeout: readMs,
    maxResponseSize: LONGEST_ANSWER_BYTES,
  })

  async function call(asked: GatewayCall): Promise<GatewayResponse> {
    const { status, text } = await exchange(asked)
    try {
      return { status, body: JSON.parse(text) }
    } catch (cause) {
      throw new GatewayError('failed', UNREADABLE_ANSWER, `status ${status}, not JSON`, cause)
    }
  }

  async function exchange({ method, url, headers, body, isShared }: GatewayCall) {
    const timeout = AbortSignal.timeout(callMs)
    const stop = isShared ? undefined : stops.getStore()
    try {
      return await traceCall(`${method} ${new URL(url).host}`, async (traceparent) => {
        const answer = await request(url, {
          method,
          headers: { accept: 'application/json', traceparent, ...headers },
          body: body && (body instanceof URLSearchParams ? body.toString() : JSON.stringify(body)),
          dispatcher,
          signal: stop ? AbortSignal.any([timeout, stop]) : timeout,
        })
        return { status: answer.statusCode, text: await answer.body.text() }
      })
    } catch (cause) {
      throw new GatewayError('failed', UNREACHABLE, `${method} ${url}: ${String(cause)}`, cause)
    }
  }

  /** Runs work whose calls are aborted when the signal fires; they then fail with a GatewayError. */
  async function brokenOffBy<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    // A separate controller: on Node 20, what AbortSignal.any returns lives as long as the original signal.
    const own = new AbortController()
    const stop = () => own.abort(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    try {
      return await stops.run(own.signal, work)
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  return { call, brokenOffBy, close: () => dispatcher.close() }
}

export type GatewayHttp = ReturnType<typeof createGatewayHttp>
