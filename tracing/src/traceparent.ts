/** A step of a trace: all servers and providers that handle one request share the trace's id. */
export interface Trace {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits. */
  spanId: string
  /** Two hexadecimal digits; '01' if the trace is recorded. */
  flags: string
}

const IDS = '(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}'
/** Later versions of the header may append fields. */
const TRACEPARENT = new RegExp(`^(00-${IDS}|(?!00|ff)[0-9a-f]{2}-${IDS}(-.*)?)$`)
const MAX_LENGTH = 200

/** Reads the header `traceparent` (W3C Trace Context, 3.2). @returns undefined if it is missing or invalid */
export function readTraceparent(header: unknown): Trace | undefined {
  if (typeof header !== 'string' || header.length > MAX_LENGTH || !TRACEPARENT.test(header)) return undefined
  const [, traceId = '', spanId = '', flags = ''] = header.split('-')
  return { traceId, spanId, flags }
}

/** Returns the header for a request that belongs to this step. */
export function writeTraceparent({ traceId, spanId, flags }: Trace): string {
  return `00-${traceId}-${spanId}-${flags}`
}

/** Returns the next step of a trace; without one, the first step of a new trace, which is not recorded. */
export function nextStep(parent: Trace | undefined): Trace {
  const { traceId, flags } = parent ?? { traceId: randomHex(16), flags: '00' }
  return { traceId, spanId: randomHex(8), flags }
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(Buffer.alloc(bytes))
  // All zeros would be invalid.
  random[0] ||= 1
  return random.toString('hex')
}
