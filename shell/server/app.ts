import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { addApiProxy } from './api-proxy'
import { readShellAssets } from './assets'
import type { Config } from './config'
import { fastServer } from './fast-server'
import { addFiles } from './files'
import { addHealth } from './health'
import { addPages } from './pages'
import { finishPage } from './pages/answer'
import { followContentVersion } from './pages/content-version'
import { createKeptPages } from './pages/kept-pages'
import { createMakePage } from './pages/make-page'
import type { MakePage } from './pages/page'
import { createPageCache } from './pages/page-cache'
import { createPageCounts } from './pages/page-counts'
import { createPageVersions } from './pages/page-versions'
import { watchRegistry } from './registry'
import { addSecurityHeaders, pageSecurityHeaders } from './security-headers'

export interface EdgeParts {
  makePage?: MakePage
  /** Memory for finished pages. */
  pageCacheBytes?: number
}

const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/** The edge: one origin for pages, files and the api. Each line may use only what stands above it. */
export async function buildEdge(config: Config, parts: EdgeParts = {}) {
  const assets = readShellAssets(config.browserFolder)
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn' },
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 2000, caseSensitive: false },
    serverFactory: fastServer((request, response) => pages.answerKept(request, response)),
  })
  const currentRegistry = watchRegistry(config.registryFolder, (error) =>
    app.log.warn({ error }, 'The registry could not be read.'),
  )
  const content = followContentVersion(config.apiOrigin)
  const counts = createPageCounts()
  const cache = createPageCache({
    makePage: parts.makePage ?? createMakePage({ assets, currentRegistry }),
    finish: (page) => finishPage(page, pageSecurityHeaders(config.paymentOrigins, page)),
    maxBytes: parts.pageCacheBytes ?? PAGE_CACHE_BYTES,
    counts,
    onFailure: (error) => app.log.error({ error }, 'A page could not be made.'),
  })
  const versions = createPageVersions(currentRegistry, content)
  const pages = createKeptPages({ cache, versions, counts })

  await addSecurityHeaders(app, config.paymentOrigins)
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await addHealth(app, { currentRegistry, counts })
  await addFiles(app, config)
  await addApiProxy(app, config.apiOrigin)
  addPages(app, { pages, currentRegistry })
  app.addHook('onClose', async () => content.stop())
  return app
}
