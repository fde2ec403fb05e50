import { Agent, fetch } from 'undici'
import { cpuSeconds } from '../../machine/process-figures'
import type { PageKind } from './page-kinds'

/** Processor time of one request, in ms. */
export interface Cost {
  edgeMs: number
  apiMs: number
}

interface MeasureOptions {
  kind: PageKind
  origin: string
  edgePid: number
  apiPid: number
  requests: number
}

/** Counts all requests, so that every measurement requests new addresses if the kind has more than one. */
let asked = 0

/** Requests pages of one kind, one at a time. @throws Error if a response is not the expected page */
export async function measureCost({
  kind,
  origin,
  edgePid,
  apiPid,
  requests,
}: MeasureOptions): Promise<Cost> {
  const dispatcher = new Agent({ connections: 1 })
  const before = await Promise.all([edgePid, apiPid].map(cpuSeconds))
  for (let request = 0; request < requests; request += 1) {
    asked += 1
    const answer = await fetch(origin + kind.path(asked), {
      dispatcher,
      headers: { 'accept-encoding': 'br' },
    })
    const html = await answer.text()
    if (answer.status !== kind.status || !html.includes('<main'))
      throw new Error(`${answer.url} answered ${answer.status} with ${html.slice(0, 200)}`)
  }
  const after = await Promise.all([edgePid, apiPid].map(cpuSeconds))
  await dispatcher.close()
  const each = (index: number) => (((after[index] ?? 0) - (before[index] ?? 0)) * 1000) / requests
  return { edgeMs: each(0), apiMs: each(1) }
}
