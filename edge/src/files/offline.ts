import type { FastifyInstance } from 'fastify'
import type { KnownRegistry } from 'registry/registry-store'
import { SHELL_BASE } from '../pages/document'
import { servedBuilds } from './served-builds'
import type { ShellAssets } from './shell-assets'

interface Offline {
  assets: Pick<ShellAssets, 'files' | 'serviceWorker' | 'noServiceWorker' | 'adminWorker'>
  currentRegistry: () => Promise<KnownRegistry>
  keepsPages: boolean
}

/**
 * Serves the service worker (shell/worker) and the list of files for its cached pages. Browsers check the worker on each
 * page load: once it is switched off, each device removes it on the next visit.
 */
export function addOffline(app: FastifyInstance, { assets, currentRegistry, keepsPages }: Offline): void {
  app.get<{ Querystring: { of?: string } }>('/service-worker.js', ({ query }, reply) => {
    // The admin's worker shares this path, the only one that the script policy allows. Its scope is /admin.
    const worker = query.of === 'admin' ? assets.adminWorker : assets.serviceWorker
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(keepsPages ? worker : assets.noServiceWorker)
  })
  app.get<{ Querystring: { of?: string } }>('/kept-files.json', async ({ query }, reply) => {
    const { registry } = await currentRegistry()
    return reply.header('cache-control', 'no-cache').send({
      [SHELL_BASE]: assets.files,
      ...servedBuilds(registry, query.of === 'admin' ? 'apart' : 'shop'),
    })
  })
}
