import { AsyncLocalStorage } from 'node:async_hooks'
import { say } from 'shared-contracts/i18n/translatable-message'
import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'
import { Agent, request } from 'undici'
import { AppError } from '../../../../errors'

const CONNECT_TIMEOUT_MS = 2_000
const READ_TIMEOUT_MS = 18_000
/** A body that drips a byte at a time never idles, so the whole call has an end of its own. */
const CALL_TIMEOUT_MS = CONNECT_TIMEOUT_MS + READ_TIMEOUT_MS
const LONGEST_ANSWER_BYTES = 1_000_000

/**
 * What went wrong at a gateway: it refused our request, knows nothing of what was asked about, asked us to slow down, or
 * gave no usable answer.
 */
export type GatewayFault = 'refused' | 'unknown' | 'busy' | 'failed'

const codes = {
  refused: 'INVALID_INPUT',
  unknown: 'GATEWAY_FAILED',
  busy: 'UNAVAILABLE',
  failed: 'GATEWAY_FAILED',
} as const
const BUSY_SECONDS = 5

/** A gateway that did not do what was asked; the message is fit for a shopper to read. */
export class GatewayError extends AppError {
  constructor(
    readonly fault: GatewayFault,
    said: string | TranslatableMessage,
    /** For the log alone: status, the provider's own code. */
    readonly detail: string,
    cause?: unknown,
  ) {
    super(codes[fault], said, { cause, ...(fault === 'busy' && { retryAfterSeconds: BUSY_SECONDS }) })
    this.name = 'GatewayError'
  }
}

/**
 * What an error status of any gateway means for a shopper.
 * @param reason the gateway's own words, shown where the request itself was at fault
 */
export function gatewayRefusal(
  status: number,
  reason: string | null | undefined,
  detail: string,
): GatewayError {
  if (status === 429)
    return new GatewayError('busy', 'The payment gateway is busy. Please try again in a few seconds.', detail)
  if (status === 401 || status === 403)
    return new GatewayError('failed', 'The payment gateway does not accept this shop’s keys.', detail)
  if (status === 400 || status === 422)
    return new GatewayError(
      'refused',
      say('The payment gateway refused: {reason}', { reason: String(reason) }),
      detail,
    )
  const fault = status === 404 ? 'unknown' : 'failed'
  return new GatewayError(fault, 'The payment gateway could not do this. Please try again.', detail)
}

export interface GatewayCall {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  headers: Record<string, string>
  /** Sent as JSON, or as a form. */
  body?: object | URLSearchParams
  /** Others may wait for the answer, too: it is never broken off. */
  isShared?: boolean
}

export interface GatewayResponse {
  status: number
  body: unknown
}

const UNREACHABLE = 'The payment gateway cannot be reached at the moment. Please try again.'
/** Said to a shopper. */
export const UNREADABLE_ANSWER =
  'The payment gateway gave an answer that could not be read. Please try again.'

/** What breaks off the calls of the work under way. One for all: on Node 20 each more makes every promise slower. */
const stops = new AsyncLocalStorage<AbortSignal>()

/**
 * A caller for one gateway: 2 s to connect, 18 s to read, and no more than 1 MB of answer. It never repeats a
 * call by itself: whether a repeat is safe is known only to the protocol above it.
 */
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
      const answer = await request(url, {
        method,
        headers: { accept: 'application/json', ...headers },
        body: body && (body instanceof URLSearchParams ? body.toString() : JSON.stringify(body)),
        dispatcher,
        signal: stop ? AbortSignal.any([timeout, stop]) : timeout,
      })
      return { status: answer.statusCode, text: await answer.body.text() }
    } catch (cause) {
      throw new GatewayError('failed', UNREACHABLE, `${method} ${url}: ${String(cause)}`, cause)
    }
  }

  /** Runs work whose calls are broken off when a signal fires; they fail with a GatewayError then. */
  async function brokenOffBy<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    // One of its own: Node 20 keeps whatever AbortSignal.any has made of a signal for as long as that one lives.
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
