import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { readVisit, type Visit } from 'composition/renderer/canary/visit'
import { type Language, splitLanguage } from 'shared-contracts/i18n/language'
import { findOwner } from 'shared-contracts/remote/registry/live-remotes'
import { type VisitRemote, visitRemotes } from 'shared-contracts/remote/registry/visit-remotes'
import { createMarkdownResponses } from '../../discovery/markdown/markdown-responses'
import { chooseRendition, type RequestedRendition } from '../../discovery/markdown/requested-rendition'
import { chooseEncoding } from '../../http/encoding'
import type { Metrics } from '../../observability/metrics/metrics'
import { plainPath } from '../address/plain-path'
import { buildRedirection, harmlessQuery } from '../address/redirection'
import { selectQuery, stripQuery } from '../address/requested-path'
import { MAKINGS_WINDOW_SECONDS } from '../limit-renders'
import type { Page } from '../page'
import { comingPage } from '../plain/coming-page'
import { tooManyPages } from '../plain/too-many-pages'
import { findUnknownProduct } from '../unknown-product'
import { buildNotFoundKey, keyOfVisit, type PageCache, type Served } from './page-cache'
import { buildReply, type PageResponse, type Reply, readyVariant, type Variant } from './page-response'
import type { PageStamp, PageStamps } from './page-stamps'

interface PageServerDeps {
  cache: PageCache
  finish: (page: Page) => PageResponse
  stamps: PageStamps
  metrics: Metrics
  /** The public origin, such as 'https://example.com'. */
  origin: string
  /** First path segments of remotes that are still being built. */
  comingPaths: readonly string[]
  /** Returns the pattern of a remote's route for a path. Rejects if the remote is unavailable. */
  routeOf?: (owner: VisitRemote, path: string) => Promise<string | undefined>
}

interface RequestedPage {
  /** True if the response requires rendering. */
  needsMaking: boolean
  /** @throws the error of rendering the page, if there is no older page to show */
  answer: () => Promise<Reply>
}

/** The label of all pages in the metrics. */
const PAGES_ROUTE = '/*'

export type PageServer = ReturnType<typeof createPageServer>

function withCookie(reply: Reply, { setCookie }: Visit): Reply {
  return setCookie ? { ...reply, headers: [...reply.headers, 'set-cookie', setCookie] } : reply
}

/** Responds to requests for pages: immediately if the page is cached and current, else as soon as it is made. */
export function createPageServer(deps: PageServerDeps) {
  const { cache, finish, stamps, metrics, origin, comingPaths, routeOf = async () => undefined } = deps
  const { answers } = metrics.pageCounts
  const isSecure = origin.startsWith('https:')
  const inMarkdown = createMarkdownResponses(finish, origin)

  /** While the api is down, a cached page may be outdated. */
  const hit = () => (stamps.isContentKnown() ? 'hit' : 'stale')

  const visitFor = ({ cookie }: IncomingHttpHeaders) => readVisit(cookie, stamps.canaries(), isSecure)

  function counted(
    answer: PageResponse,
    variant: Variant,
    headers: IncomingHttpHeaders,
    outcome: Served['outcome'],
  ) {
    answers[outcome] += 1
    return buildReply(answer, variant, headers, outcome)
  }

  /** Responds without the framework if the page is cached, current and encoded. @returns false if it did not */
  function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const begunAt = performance.now()
    const stamp = stamps.recent()
    if (stamp === undefined) return false
    const visit = visitFor(headers)
    const { path, isMarkdown } = chooseRendition(stripQuery(url), headers.accept)
    if (isMarkdown) return false
    const answer = cache.current(keyOfVisit(path + selectQuery(path, url), visit.canaries), stamp)
    const variant = answer && readyVariant(answer, headers)
    if (!answer || !variant) return false
    const reply = withCookie(counted(answer, variant, headers, hit()), visit)
    response.writeHead(reply.status, reply.headers)
    response.end(reply.body)
    metrics.answered(PAGES_ROUTE, reply.status, performance.now() - begunAt)
    return true
  }

  /** Redirects a request for another spelling to the page's own address. */
  function atItsAddress({ answer, outcome }: Served, asked: string, path: string): Served {
    const isElsewhere = answer.status === 200 && asked !== path
    return { answer: isElsewhere ? finish(buildRedirection(path)) : answer, outcome }
  }

  /** Converts a page to Markdown if the request prefers it. */
  async function asAsked(
    { answer, outcome }: Served,
    path: string,
    rendition: RequestedRendition,
  ): Promise<Served> {
    if (!rendition.isMarkdown || answer.location !== undefined) return { answer, outcome }
    return { answer: await inMarkdown(answer, path, rendition), outcome }
  }

  async function unknownProduct(owner: VisitRemote, path: string, stamp: PageStamp) {
    const found = findUnknownProduct(path, stamp)
    if (!found) return undefined
    return (await routeOf(owner, path).catch(() => undefined)) === found.route ? found : undefined
  }

  async function ask({ url = '/', headers }: IncomingMessage): Promise<RequestedPage> {
    const address = stripQuery(url)
    const rendition = chooseRendition(address, headers.accept)
    const asked = rendition.path
    const plain = plainPath(asked)
    const { stamp, registry } = await stamps.current()
    // Until the edge knows the content version, it cannot purge pages, so shared caches must not store any.
    const mayBeShared = stamps.isContentKnown()
    const visit = visitFor(headers)
    const owner = findOwner(plain, visitRemotes(registry, visit.canaries))
    const isOwned = owner !== undefined
    if (!isOwned && findOwner(plain, [{ prefixes: comingPaths }]))
      return { needsMaking: false, answer: () => asItIs(coming, headers) }
    const path = isOwned ? plain : asked
    const whole = path + selectQuery(path, url)
    const unknown = owner && (await unknownProduct(owner, path, stamp))
    const ownKey = isOwned ? whole : buildNotFoundKey(splitLanguage(plain).language)
    const key = keyOfVisit(unknown?.path ?? ownKey, visit.canaries)

    async function serve(): Promise<Served> {
      if (!unknown) return cache.serve(key, whole, stamp, visit.canaries)
      const { answer, outcome } = await cache.serve(key, unknown.path, stamp, visit.canaries)
      // The api may be unavailable, or the browser has to render the page.
      if (answer.status !== 404)
        return cache.serve(keyOfVisit(whole, visit.canaries), whole, stamp, visit.canaries)
      return { answer: answer.rewritten(unknown.withId), outcome }
    }

    async function answer(): Promise<Reply> {
      const page = atItsAddress(await serve(), asked, path)
      const served = await asAsked(page, path, rendition)
      const variant = await served.answer.prepare(chooseEncoding(headers['accept-encoding']))
      const outcome = served.outcome === 'hit' ? hit() : served.outcome
      const sent = mayBeShared ? served.answer : { ...served.answer, surrogate: undefined }
      const reply = withCookie(counted(sent, variant, headers, outcome), visit)
      const { location } = served.answer
      if (location === undefined) return reply
      const query = url.slice(address.length)
      const rest = served.answer.status === 303 ? harmlessQuery(query) : rendition.suffix + query
      return { ...reply, headers: [...reply.headers, 'location', location + rest] }
    }

    return { needsMaking: cache.needsMaking(key, stamp), answer }
  }

  const coming = finish(comingPage)
  const tooManyIn = (language: Language) => finish(tooManyPages(MAKINGS_WINDOW_SECONDS, language))
  const tooMany = { en: tooManyIn('en'), hi: tooManyIn('hi'), kn: tooManyIn('kn') }

  /** Responds with a page made in advance. */
  async function asItIs(answer: PageResponse, headers: IncomingHttpHeaders): Promise<Reply> {
    const variant = await answer.prepare(chooseEncoding(headers['accept-encoding']))
    return buildReply(answer, variant, headers, 'miss')
  }

  /** Responds to a network that has caused too many renderings. */
  async function refuse({ url = '/', headers }: IncomingMessage): Promise<Reply> {
    metrics.refusals.add('too-many-pages')
    const { language } = splitLanguage(stripQuery(url))
    return asItIs(tooMany[language], headers)
  }

  return { answerKept, ask, refuse }
}
