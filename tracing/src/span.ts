import type { Trace } from './traceparent'

export interface Outcome {
  /** Such as 'GET /api/orders/:orderId'. */
  name: string
  /** Keyed by OpenTelemetry's names for HTTP. Addresses are left out, because some contain secrets. */
  attributes: Readonly<Record<string, string | number>>
  hasFailed: boolean
}

/** A request that is received ('server') or sent ('client'), or a step within a process ('internal'). */
export interface Span {
  trace: Trace
  end: (outcome: Outcome) => void
}

export type BeginSpan = (
  kind: 'server' | 'client' | 'internal',
  name: string,
  parent: Trace | undefined,
) => Span
