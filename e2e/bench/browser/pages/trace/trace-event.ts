/** One event of a Chromium trace; times are microseconds. */
export interface TraceEvent {
  name: string
  /** The phase: X has a duration, I and R are instants, M is metadata such as a thread's name. */
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

/** The process and thread of a page in a trace, and the time at which it starts. */
export interface TracedPage {
  pid: number
  /** The renderer's main thread. */
  tid: number
  start: number
  url: string
}

/** @throws Error if the trace contains no navigation to the address */
export function findPage(events: readonly TraceEvent[], url: string): TracedPage {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const thread = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' && pid === navigation?.pid,
  )
  if (!navigation || !thread) throw new Error(`The trace contains no navigation to ${url}.`)
  return { pid: navigation.pid, tid: thread.tid, start: navigation.ts, url }
}
