import type { FastifyInstance } from 'fastify'
import type { KnownRegistry } from 'registry/registry-store'
import type { ShellAssets } from '../assets'
import { SHELL_BASE } from '../pages/document'
import { servedBuilds } from './served-builds'

interface Offline {
  assets: Pick<ShellAssets, 'files' | 'serviceWorker' | 'noServiceWorker'>
  currentRegistry: () => Promise<KnownRegistry>
  keepsPages: boolean
}

/**
 * The service worker (shell/worker) and the files that belong to the pages it keeps. Browsers ask for the worker again
 * with each page that they open: switched off, it is gone from every device with the next visit.
 */
export function addOffline(app: FastifyInstance, { assets, currentRegistry, keepsPages }: Offline): void {
  app.get('/service-worker.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(keepsPages ? assets.serviceWorker : assets.noServiceWorker),
  )
  app.get('/kept-files.json', async (_, reply) => {
    const { registry } = await currentRegistry()
    return reply
      .header('cache-control', 'no-cache')
      .send({ [SHELL_BASE]: assets.files, ...servedBuilds(registry) })
  })
}
