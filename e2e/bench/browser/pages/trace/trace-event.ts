/** One event of a Chromium trace; times are microseconds. */
export interface TraceEvent {
  name: string
  /** The phase: X has a duration, I and R are moments, M names a thread. */
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args: {
    name?: string
    data?: {
      documentLoaderURL?: string
      requestId?: string
      url?: string
      priority?: string
      encodedDataLength?: number
    }
  }
}

/** Where and when a page began in a trace. */
export interface TracedPage {
  pid: number
  /** Its renderer's main thread. */
  tid: number
  start: number
  url: string
}

/** @throws Error when the trace holds no navigation to the address */
export function findPage(events: readonly TraceEvent[], url: string): TracedPage {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const thread = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' && pid === navigation?.pid,
  )
  if (!navigation || !thread) throw new Error(`The trace holds no navigation to ${url}.`)
  return { pid: navigation.pid, tid: thread.tid, start: navigation.ts, url }
}
