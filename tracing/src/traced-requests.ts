import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Span } from './span'
import { beginSpan, newTrace } from './spans'
import { readTraceparent, type Trace, writeTraceparent } from './traceparent'

const traces = new AsyncLocalStorage<Trace>()
const spans = new WeakMap<TracedRequest, Span>()

/** A request as Node provides it. */
interface TracedRequest {
  method?: string | undefined
  headers: IncomingHttpHeaders
}

function spanOf(request: TracedRequest): Span {
  const found = spans.get(request)
  if (found) return found
  const span = beginSpan('server', request.method ?? 'GET', readTraceparent(request.headers.traceparent))
  spans.set(request, span)
  return span
}

/** Runs each request in its trace, so that outgoing calls and log lines carry it. */
export function followRequests(app: FastifyInstance): void {
  // An earlier hook would be too early: the context is lost while the body arrives.
  app.addHook('preValidation', (request, _reply, done) => traces.run(spanOf(request.raw).trace, done))
  app.addHook('onResponse', async ({ raw, method, routeOptions }, { statusCode }) => {
    const route = routeOptions.url ?? '/*'
    spanOf(raw).end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode,
      },
      hasFailed: statusCode >= 500,
    })
  })
}

/** Runs background work in a new trace. */
export function startTrace<T>(work: () => T): T {
  return traces.run(newTrace(), work)
}

/** Returns the current step as `traceparent`, for later work to continue its trace; null outside a trace. */
export function currentTraceparent(): string | null {
  const trace = traces.getStore()
  return trace ? writeTraceparent(trace) : null
}

/** Runs work as a step of an earlier request's trace. @param traceparent null to stay in the current trace */
export async function continueTrace<T>(
  traceparent: string | null,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const earlier = readTraceparent(traceparent)
  if (!earlier) return work()
  const current = traces.getStore()
  const span = beginSpan('internal', name, current?.traceId === earlier.traceId ? current : earlier)
  const end = (hasFailed: boolean) => span.end({ name, attributes: {}, hasFailed })
  try {
    const result = await traces.run(span.trace, work)
    end(false)
    return result
  } catch (error) {
    end(true)
    throw error
  }
}

/** Returns the header `traceparent`, with which another server continues a request's trace. */
export function traceparentOf(request: TracedRequest): string {
  return writeTraceparent(spanOf(request).trace)
}

/** Traces an outgoing call. @param name such as 'POST api.cashfree.com' @param send gets the `traceparent` */
export async function traceCall<T extends { status: number }>(
  name: string,
  send: (traceparent: string) => Promise<T>,
): Promise<T> {
  const span = beginSpan('client', name, traces.getStore())
  const end = (status: number) =>
    span.end({
      name,
      attributes: status ? { 'http.response.status_code': status } : {},
      hasFailed: status === 0 || status >= 400,
    })
  try {
    const response = await send(writeTraceparent(span.trace))
    end(response.status)
    return response
  } catch (error) {
    end(0)
    throw error
  }
}

/** Adds the trace to every line of a request's own log. */
export const createTracedLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  request,
) => {
  const { traceId } = spanOf(request as TracedRequest).trace
  return Object.assign(logger.child({ ...bindings, traceId }, options), { traceId })
}

/** Adds the trace to the lines that the server logs for a request or a job. */
export function mixTrace(_line: object, _level: number, logger: object): { traceId?: string } {
  const trace = traces.getStore()
  return trace && !('traceId' in logger) ? { traceId: trace.traceId } : {}
}
