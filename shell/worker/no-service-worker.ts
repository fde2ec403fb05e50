import { forgetStores } from './stores'
import { scope } from './worker-scope'

/* Served in the worker's place once the shop has switched it off: it takes back what the worker has kept, and goes. */

async function leave(): Promise<void> {
  await forgetStores([])
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(leave()))
