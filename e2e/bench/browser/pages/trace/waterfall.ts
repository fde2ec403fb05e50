import type { TracedPage, TraceEvent } from './trace-event'

/** One request of a traced page; times in milliseconds since the page's start. */
interface TracedRequest {
  url: string
  priority: string
  asked: number
  /** The arrival of the response's first byte. */
  answered?: number
  done?: number
  bytes: number
}

/** Lists every request of the page in the order in which it was sent. */
export function waterfall(events: readonly TraceEvent[], { pid, start }: TracedPage): TracedRequest[] {
  const requests = new Map<string, TracedRequest>()
  const since = (ts: number) => (ts - start) / 1000
  for (const { name, ts, args } of events
    .filter((event) => event.pid === pid && event.ts >= start)
    .sort(byTime)) {
    const { requestId = '', url = '', priority = '', encodedDataLength = 0 } = args.data ?? {}
    const request = requests.get(requestId)
    if (name === 'ResourceSendRequest' && !url.startsWith('data:'))
      requests.set(requestId, { url, priority, asked: since(ts), bytes: 0 })
    if (name === 'ResourceReceiveResponse' && request) request.answered = since(ts)
    if (name === 'ResourceFinish' && request) {
      request.done = since(ts)
      request.bytes = encodedDataLength
    }
  }
  return [...requests.values()]
}

function byTime(a: TraceEvent, b: TraceEvent): number {
  return a.ts - b.ts
}
