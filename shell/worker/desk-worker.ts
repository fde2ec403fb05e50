import type { PushSignal } from 'shared-contracts/domain/desk/alerts-schema'
import { answerDesk } from './desk/answer-desk'
import { keepDesk } from './desk/keep-desk'
import { type NotificationEvent, type PushEvent, scope } from './desk-scope'
import { deskStores, forgetStores, OF_DESK } from './stores'

/*
 * Tells of new orders on the devices of who runs the shop, and opens the desk without signal (docs/decisions/106-packing-without-signal.md). It is
 * registered at /desk alone: the shop's own worker has nothing to do with it.
 */

const DESK = '/desk'

async function tell({ data }: PushEvent): Promise<void> {
  if (!data) return
  const { title, body, tag, url, receivedAt } = data.json() as PushSignal
  await scope.registration.showNotification(title, { body, tag, data: url, icon: '/icon-192.png' })
  // The desk says when a device was last reached. Without signal it is not told, and that is all.
  await fetch(receivedAt, { method: 'POST', credentials: 'omit' }).catch(() => undefined)
}

async function open({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { href, pathname } = new URL(String(notification.data), location.origin)
  if (new URL(href).origin !== location.origin || !pathname.startsWith(DESK)) return
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const desk = windows.find(({ url }) => new URL(url).pathname.startsWith(DESK))
  if (!desk) return void (await scope.clients.openWindow(href))
  await desk.focus()
  // A browser refuses it for a page that this worker does not control.
  await desk.navigate(href).catch(() => scope.clients.openWindow(href))
}

async function begin(): Promise<void> {
  await forgetStores(OF_DESK, Object.values(deskStores))
  await scope.clients.claim()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(begin()))
scope.addEventListener('fetch', (event) => answerDesk(event))
// A desk is open and at rest. Without signal, and on a full device, what was kept before stays.
scope.addEventListener('message', (event) => event.waitUntil(keepDesk().catch(() => undefined)))
scope.addEventListener('push', (event) => event.waitUntil(tell(event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event)))
