import { forgetStores, OF_ADMIN, OF_SHOP } from './stores'
import { scope } from './worker-scope'

/* Served in place of the worker once the shop has switched it off: it deletes the caches and unregisters itself. */

async function leave(): Promise<void> {
  for (const whose of [OF_SHOP, OF_ADMIN] as const) await forgetStores(whose, [])
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(leave()))
