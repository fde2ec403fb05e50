import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { createCanaryWatch } from 'composition/renderer/canary/canary-watch'
import { createEvidence } from 'composition/renderer/canary/evidence'
import { createCachedRegistry } from 'composition/renderer/registry/cached-registry'
import { followRegistry } from 'composition/renderer/registry/follow-registry'
import { createFileKeeper } from 'composition/renderer/registry/keep-files'
import { createTrust } from 'composition/renderer/registry/trust-manifests'
import { createRenderCounts, toLogEntry } from 'composition/renderer/render-counts'
import { createRenderers } from 'composition/renderer/renderers'
import Fastify from 'fastify'
import { openRegistry } from 'registry/open-store'
import { BODY_LIMIT_BYTES } from 'shared-contracts/platform/body-limit'
import { createTracedLogger, followRequests } from 'tracing/traced-requests'
import type { Config } from './config'
import { askRemotes } from './discovery/ask-remotes'
import { addFound } from './discovery/found'
import { addLlms } from './discovery/llms/llms'
import { createCurrentTexts } from './discovery/markdown/current-texts'
import { askLastChanges } from './discovery/search-engines/last-changes'
import { addFiles } from './files/files'
import { addOffline } from './files/offline'
import { readShellAssets } from './files/shell-assets'
import { createAdminHost } from './http/admin-host'
import { addApiProxy } from './http/api-proxy'
import { refuseLargeBodies } from './http/bodies'
import { addSecurityHeaders, securityHeaders } from './http/security-headers'
import { createAnalytics } from './observability/analytics/analytics'
import { addHealth } from './observability/metrics/health'
import { createMetrics } from './observability/metrics/metrics'
import { exposeRefusedManifests } from './observability/metrics/refused-manifests'
import { addPolicyReports } from './observability/policy-reports/policy-reports'
import { createRemoteCounts, exposeRemoteCounts } from './observability/reports/remote-counts'
import { addReports } from './observability/reports/reports'
import { createVitals } from './observability/reports/vitals'
import { respondToBrokenAddress } from './pages/address/broken-address'
import { followContentStamp } from './pages/cache/content-stamp'
import { createPageCache, PAGE_CACHE_BYTES } from './pages/cache/page-cache'
import { finishPage } from './pages/cache/page-response'
import { createPageServer } from './pages/cache/page-server'
import { createPageStamps } from './pages/cache/page-stamps'
import { createPageMaker } from './pages/make-page'
import type { MakePage, Page } from './pages/page'
import { addPages } from './pages/page-routes'
import { selectPublishedContent } from './pages/published-content/select-published-content'
import { fastServer } from './server/fast-server'
import { loggerOptions } from './server/logging'
import { ownOrigin } from './server/own-origin'
import { cutSlowClients, PATIENCE, type Patience, timeouts } from './server/slow-clients'
import { respondToUnreadable } from './server/unreadable-request'
import { dropUnusedConnections } from './server/unused-connections'
import { purgeChanges } from './shared-cache/purge-changes'
import { createPurgeState } from './shared-cache/purge-state'

export interface EdgeParts {
  makePage?: MakePage
  pageCacheBytes?: number
  /** Destination of the log; standard output by default. */
  logTo?: Writable
  /** True if /metrics includes process metrics. Node never stops collecting them, so enable this once per process. */
  measuresProcess?: boolean
  patience?: Patience
}

/** Builds the edge server: one origin for pages, files and the api. */
export async function buildEdge(config: Config, parts: EdgeParts = {}) {
  const patience = parts.patience ?? PATIENCE
  const assets = readShellAssets(config.distFolder)
  const adminHost = createAdminHost(config)
  const app = Fastify({
    logger: {
      ...loggerOptions(process.env.LOG_LEVEL ?? 'warn'),
      ...(parts.logTo && { stream: parts.logTo }),
    },
    childLoggerFactory: createTracedLogger,
    trustProxy: config.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    frameworkErrors: respondToBrokenAddress({
      adminHost,
      pages: () => pages,
      headers: securityHeaders(config),
    }),
    clientErrorHandler: respondToUnreadable((page) => securityHeaders(config, page)),
    routerOptions: { maxParamLength: 2000, caseSensitive: false },
    // While closing, still serve open connections: a proxy would pass Fastify's 503 on to the shopper.
    return503OnClosing: false,
    serverFactory: fastServer(
      (request, response) => !adminHost.isAsked(request) && pages.answerKept(request, response),
      timeouts(patience),
    ),
  })
  const registry = await openRegistry(config.registry)
  const isElsewhere = config.registry !== config.registryFolder
  await mkdir(config.registryFolder, { recursive: true })
  const trust = createTrust({
    isUnsignedAllowed: config.isUnsignedAllowed,
    ownerKey: config.ownerKey,
    onRefused: (sentence) => app.log.error(sentence),
    onObeyed: (sentence) => app.log.info(sentence),
  })
  const followed = followRegistry({
    registry,
    trust,
    isElsewhere,
    kept: createCachedRegistry(config.keptFolder, trust),
    onUnkept: (error) => app.log.warn({ err: error }, 'The registry state could not be saved.'),
    onChange: (isThere, sentence) => app.log[isThere ? 'info' : 'warn'](sentence),
    onKnown: (known) => files?.keepLive(known),
  })
  const currentRegistry = followed.current
  const files = isElsewhere
    ? createFileKeeper({ registry, folder: config.registryFolder, currentRegistry })
    : undefined
  const content = followContentStamp(config.apiOrigin)
  const metrics = createMetrics({ measuresProcess: parts.measuresProcess })
  const remoteCounts = createRemoteCounts()
  exposeRemoteCounts(metrics.prometheus, remoteCounts)
  exposeRefusedManifests(metrics.prometheus, trust)
  const evidence = createEvidence()
  // The registry of a deployed shop is read-only here: that shop demotes its own canaries.
  const canaryWatch =
    'demote' in registry
      ? createCanaryWatch({
          evidence,
          store: registry,
          onDemoted: (demotion) => app.log.warn(demotion, 'A canary was demoted.'),
          onFailure: (error) => app.log.error({ err: error }, 'A canary could not be demoted.'),
        })
      : undefined
  const analytics = createAnalytics({
    ...config,
    onFailure: (error) => app.log.warn({ err: error }, 'Analytics could not be sent to the api.'),
  })
  const renders = createRenderCounts((remote, error) =>
    app.log.warn(toLogEntry(remote, error), 'The edge could not render a page.'),
  )
  const renderers = createRenderers({
    workerFile: assets.workerFile,
    shellCss: assets.css,
    apiOrigin: config.apiOrigin,
    internalKey: config.internalKey,
    publicOrigin: config.publicOrigin,
    filesOrigin: () => ownOrigin(app, config),
  })
  const finish = (page: Page) => finishPage(page, securityHeaders(config, page))
  const cache = createPageCache({
    makePage:
      parts.makePage ??
      createPageMaker({
        assets,
        renderers,
        // The page's stamp has just read the registry.
        currentRegistry: followed.latest,
        renders,
        remoteCounts,
        overrideOrigins: config.overrideOrigins,
        keepsPages: config.keepsPages,
        publishedContent: content.publishedContent,
        isPublic: config.isPublic,
      }),
    finish,
    maxBytes: parts.pageCacheBytes ?? PAGE_CACHE_BYTES,
    counts: metrics.pageCounts,
    onFailure: (error) => app.log.error({ err: error }, 'A page could not be rendered.'),
  })
  const stamps = createPageStamps(currentRegistry, content, config.isPublic)
  const pages = createPageServer({
    cache,
    finish,
    stamps,
    metrics,
    origin: config.publicOrigin,
    comingPaths: config.comingPaths,
    routeOf: (owner, path) => renderers.rendererFor(owner).routeOf(path),
  })

  followRequests(app)
  dropUnusedConnections(app)
  cutSlowClients(app.server, patience, metrics.refusals.add)
  addSecurityHeaders(app, config)
  adminHost.keepApart(app)
  refuseLargeBodies(app, metrics.refusals)
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await addHealth(app, { currentRegistry, metrics, renders, renderers, pages })
  await addFiles(app, { ...config, keepFile: files?.keepFile })
  await addReports(app, {
    currentRegistry,
    counts: remoteCounts,
    evidence,
    vitals: createVitals(metrics.prometheus),
    analytics,
    canaryWatch,
  })
  await addPolicyReports(app, metrics.prometheus)
  await addApiProxy(app, config)
  const remotes = askRemotes(renderers, currentRegistry, () => {
    const own = content.publishedContent()
    return own && selectPublishedContent(own, '/', 'en', config.isPublic)
  })
  const stamp = async () => (await stamps.current()).stamp.id
  const origin = config.publicOrigin
  await addFound(app, {
    ...remotes,
    lastChanges: askLastChanges(config),
    stamp,
    origin,
    isTrainingAllowed: config.isTrainingAllowed,
    securityContact: config.securityContact,
    indexNowKey: config.indexNowKey,
    iconsFolder: path.join(config.distFolder, 'icons'),
  })
  addLlms(app, { ...remotes, textOf: createCurrentTexts({ cache, stamps, origin }), stamp, origin })
  addOffline(app, { assets, currentRegistry, keepsPages: config.keepsPages })
  addPages(app, { pages, currentRegistry })
  const stopPurging = purgeChanges({
    caches: config.sharedCaches,
    current: stamps.current,
    state: createPurgeState(config.keptFolder),
    onFailure: (error) => app.log.error({ err: error }, 'A shared cache could not be purged.'),
  })
  app.addHook('onClose', async () => {
    await stopPurging()
    content.stop()
    await analytics.stop()
    followed.stop()
    await files?.stop()
    await renderers.close()
  })
  return app
}
