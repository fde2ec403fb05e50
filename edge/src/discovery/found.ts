import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'shared-contracts/remote'
import { cacheValue } from './cache-value'
import { agentsMd } from './llms/agents-md'
import { type LastChanges, withLastChanges } from './search-engines/last-changes'
import { robotsTxt } from './search-engines/robots-txt'
import { sitemapXml } from './search-engines/sitemap-xml'
import { addSearchIndex, type SearchParts } from './search-index'
import { securityTxt } from './security-txt'
import { webManifest } from './web-manifest'

interface Found {
  /** Returns every address that search engines may index. Rejects if a remote cannot list its own. */
  addresses: () => Promise<readonly Address[]>
  lastChanges: () => Promise<LastChanges>
  searchEntries: () => Promise<SearchParts>
  /** Changes when an address may have been added or removed: after a publish, or with new content. */
  stamp: () => Promise<string>
  /** The patterns of the private routes of all remotes. */
  privatePaths: () => Promise<readonly string[]>
  /** The public origin, such as 'https://example.com'. */
  origin: string
  isTrainingAllowed: boolean
  /** Contact for reporting vulnerabilities; without it there is no security.txt. */
  securityContact: string | undefined
  /** IndexNow key, which proves that notifications come from the shop; without it none are sent. */
  indexNowKey: string | undefined
  iconsFolder: string
}

const MAX_AGE_MS = 5 * 60_000
const RETRY_AFTER_SECONDS = 30

/** Adds routes for the web manifest, icons, agents.md, security.txt, search index, robots.txt and sitemap. */
export async function addFound(
  app: FastifyInstance,
  { origin, iconsFolder, isTrainingAllowed, securityContact, indexNowKey, ...asked }: Found,
) {
  await app.register(fastifyStatic, {
    root: iconsFolder,
    prefix: '/',
    wildcard: false,
    index: false,
    maxAge: '1d',
    decorateReply: false,
  })
  app.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(webManifest)),
  )
  app.get('/agents.md', async (_, reply) =>
    reply
      .type('text/markdown; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(agentsMd(origin)),
  )
  if (securityContact)
    app.get('/.well-known/security.txt', async (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(securityTxt(securityContact, origin, new Date())),
    )
  if (indexNowKey)
    app.get(`/${indexNowKey}.txt`, async (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(indexNowKey),
    )
  addSearchIndex(app, asked)
  const robots = (privatePaths: readonly string[]) => robotsTxt({ privatePaths, isTrainingAllowed, origin })
  const privatePaths = cacheValue(asked.privatePaths, asked.stamp, MAX_AGE_MS)
  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8')
    try {
      const paths = await privatePaths()
      return reply.header('cache-control', 'public, max-age=300').send(robots(paths))
    } catch (error) {
      // Robots treat an error as a ban from the whole shop. Private pages carry `noindex` themselves.
      request.log.warn({ err: error }, 'The private paths for robots.txt could not be read.')
      return reply.header('cache-control', 'no-store').send(robots([]))
    }
  })

  async function writeSitemap(): Promise<string> {
    const [addresses, changes] = await Promise.all([asked.addresses(), asked.lastChanges()])
    return sitemapXml(withLastChanges(addresses, changes), origin)
  }
  const sitemap = cacheValue(writeSitemap, asked.stamp, MAX_AGE_MS)
  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const xml = await sitemap()
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(xml)
    } catch (error) {
      request.log.warn({ err: error }, 'The addresses for the sitemap could not be read.')
      return reply
        .code(503)
        .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('The sitemap is temporarily unavailable. Try again in half a minute.\n')
    }
  })
}
