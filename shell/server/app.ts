import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { addApiProxy } from './api-proxy'
import { readShellAssets } from './assets'
import type { Config } from './config'
import { addFiles } from './files'
import { addHealth } from './health'
import { addPages } from './pages'
import { watchRegistry } from './registry'
import { addSecurityHeaders } from './security-headers'

/** The edge: one origin for pages, files and the api. Each line may use only what stands above it. */
export async function buildEdge(config: Config) {
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn' },
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 2000, caseSensitive: false },
  })
  const assets = readShellAssets(config.browserFolder)
  const currentRegistry = watchRegistry(config.registryFolder, (error) =>
    app.log.warn({ error }, 'The registry could not be read.'),
  )

  await addSecurityHeaders(app, config.paymentOrigins)
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await addHealth(app, currentRegistry)
  await addFiles(app, config)
  await addApiProxy(app, config.apiOrigin)
  addPages(app, { assets, currentRegistry })
  return app
}
