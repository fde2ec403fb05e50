import type { PushSignal } from 'shared-contracts/notifications/admin/alerts-schema'
import { type NotificationEvent, type PushEvent, scope } from './admin/admin-scope'
import { keepAdmin } from './admin/keep-admin'
import { respondToAdmin } from './admin/respond-to-admin'
import { adminStores, forgetStores, OF_ADMIN } from './stores'

/* Notifies the operator's devices of new orders, and opens the admin offline (docs/decisions/106-packing-offline.md). It
   is registered at /admin only; the shop has its own worker. */

const ADMIN = '/admin'

async function tell({ data }: PushEvent): Promise<void> {
  if (!data) return
  const { title, body, tag, url, receivedAt } = data.json() as PushSignal
  await scope.registration.showNotification(title, { body, tag, data: url, icon: '/icon-192.png' })
  // The admin shows when a device was last reached. Nothing is reported while offline.
  await fetch(receivedAt, { method: 'POST', credentials: 'omit' }).catch(() => undefined)
}

async function open({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { href, pathname } = new URL(String(notification.data), location.origin)
  if (new URL(href).origin !== location.origin || !pathname.startsWith(ADMIN)) return
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const admin = windows.find(({ url }) => new URL(url).pathname.startsWith(ADMIN))
  if (!admin) return void (await scope.clients.openWindow(href))
  await admin.focus()
  // A browser refuses this for a page that this worker does not control.
  await admin.navigate(href).catch(() => scope.clients.openWindow(href))
}

async function begin(): Promise<void> {
  await forgetStores(OF_ADMIN, Object.values(adminStores))
  await scope.clients.claim()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(begin()))
scope.addEventListener('fetch', (event) => respondToAdmin(event))
// Sent by an open, idle admin. Offline, and on a full device, the earlier cache stays.
scope.addEventListener('message', (event) => event.waitUntil(keepAdmin().catch(() => undefined)))
scope.addEventListener('push', (event) => event.waitUntil(tell(event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event)))
