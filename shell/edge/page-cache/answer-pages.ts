import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { ownerOf } from 'shared-contracts/remote/live-remotes'
import { visitRemotes } from 'shared-contracts/remote/visit-remotes'
import { type Visit, visitOf } from '../canary/visit'
import type { Metrics } from '../metrics/metrics'
import { type Reply, replyOf } from './answer'
import { keyOfVisit, NOWHERE, type PageCache, type Served } from './page-cache'
import type { PageStamps } from './page-stamps'

interface AnswerPagesDeps {
  cache: PageCache
  stamps: PageStamps
  metrics: Metrics
  /** Whether the shop is reached by https alone. */
  isSecure: boolean
}

/** Under this name all pages are measured. */
const PAGES_ROUTE = '/*'

export type AnswerPages = ReturnType<typeof createAnswerPages>

function replyTo(headers: IncomingHttpHeaders, { setCookie }: Visit, { answer, outcome }: Served): Reply {
  const reply = replyOf(answer, headers, outcome)
  return setCookie ? { ...reply, headers: [...reply.headers, 'set-cookie', setCookie] } : reply
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

/** Answers requests for pages: at once where the page is kept and current, else as soon as it is made. */
export function createAnswerPages({ cache, stamps, metrics, isSecure }: AnswerPagesDeps) {
  const { answers } = metrics.pageCounts

  /** While the api is away, a kept page may be outdated. */
  const hit = () => (stamps.isContentKnown() ? 'hit' : 'stale')

  const visitFor = ({ cookie }: IncomingHttpHeaders) => visitOf(cookie, stamps.canaries(), isSecure)

  /** Answers before any framework does. @returns false where that takes more than a look */
  function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const begunAt = performance.now()
    const stamp = stamps.recent()
    if (stamp === undefined) return false
    const visit = visitFor(headers)
    const answer = cache.current(keyOfVisit(pathOf(url), visit.canaries), stamp)
    if (!answer) return false
    const outcome = hit()
    answers[outcome] += 1
    const reply = replyTo(headers, visit, { answer, outcome })
    response.writeHead(reply.status, reply.headers)
    response.end(reply.body)
    metrics.answered(PAGES_ROUTE, reply.status, performance.now() - begunAt)
    return true
  }

  /** @throws what making the page threw, where there is no older one */
  async function answer(request: IncomingMessage): Promise<Reply> {
    const path = pathOf(request.url ?? '/')
    const { stamp, registry } = await stamps.current()
    const visit = visitFor(request.headers)
    const key = ownerOf(path, visitRemotes(registry, visit.canaries)) ? path : NOWHERE
    const served = await cache.serve(keyOfVisit(key, visit.canaries), path, stamp, visit.canaries)
    const outcome = served.outcome === 'hit' ? hit() : served.outcome
    answers[outcome] += 1
    return replyTo(request.headers, visit, { answer: served.answer, outcome })
  }

  return { answerKept, answer }
}
