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
 * The service worker (shell/worker) and the files that belong to the pages it keeps. Browsers ask for the worker again
 * with each page that they open: switched off, it is gone from every device with the next visit.
 */
export function addOffline(app: FastifyInstance, { assets, currentRegistry, keepsPages }: Offline): void {
  app.get<{ Querystring: { of?: string } }>('/service-worker.js', ({ query }, reply) => {
    // The admin's has an address that pages may take a worker from, and a scope of its own, /admin.
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
