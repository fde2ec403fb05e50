import type { IncomingMessage, ServerResponse } from 'node:http'
import { liveRemotes, ownerOf } from 'shared-contracts/remote/live-remotes'
import type { Metrics } from '../metrics'
import { type Reply, replyOf } from './answer'
import { NOWHERE, type PageCache } from './page-cache'
import type { PageVersions } from './page-versions'

interface KeptPagesDeps {
  cache: PageCache
  versions: PageVersions
  metrics: Metrics
}

/** Under this name all pages are measured. */
const PAGES_ROUTE = '/*'

export type KeptPages = ReturnType<typeof createKeptPages>

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

/** Answers requests for pages: at once where the page is kept and current, else as soon as it is made. */
export function createKeptPages({ cache, versions, metrics }: KeptPagesDeps) {
  const { answers } = metrics.pageCounts

  /** Without the api nobody knows whether a kept page is outdated. */
  const hit = () => (versions.isContentKnown() ? 'hit' : 'stale')

  /** Answers before any framework does. @returns false where that takes more than a look */
  function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const begunAt = performance.now()
    const version = versions.recent()
    const answer = version === undefined ? undefined : cache.current(pathOf(url), version)
    if (!answer) return false
    const outcome = hit()
    answers[outcome] += 1
    const reply = replyOf(answer, headers, outcome)
    response.writeHead(reply.status, reply.headers)
    response.end(reply.body)
    metrics.answered(PAGES_ROUTE, reply.status, performance.now() - begunAt)
    return true
  }

  /** @throws what making the page threw, where there is no older one */
  async function answer(request: IncomingMessage): Promise<Reply> {
    const path = pathOf(request.url ?? '/')
    const { version, registry } = await versions.current()
    const key = ownerOf(path, liveRemotes(registry)) ? path : NOWHERE
    const served = await cache.serve(key, path, version)
    const outcome = served.outcome === 'hit' ? hit() : served.outcome
    answers[outcome] += 1
    return replyOf(served.answer, request.headers, outcome)
  }

  return { answerKept, answer }
}
