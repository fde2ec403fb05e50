import type { RemoteServerModule } from 'shared-contracts/remote'

interface Query {
  endpointName?: string | undefined
  data?: unknown
  /** The server's request and its start, which browsers do not need. */
  requestId?: string | undefined
  startedTimeStamp?: number | undefined
}

/** Returns the cached queries for the HTML: only what a browser needs to take over the page. */
export function sentQueries(
  queries: Readonly<Record<string, Query | undefined>>,
  sentData: RemoteServerModule['sentData'] = {},
): Record<string, unknown> {
  const sent = Object.entries(queries).map(([key, { requestId, startedTimeStamp, ...query } = {}]) => {
    const reduce = sentData[query.endpointName ?? '']
    const isReduced = reduce !== undefined && query.data !== undefined
    return [key, isReduced ? { ...query, data: reduce(query.data as never) } : query]
  })
  return Object.fromEntries(sent)
}
