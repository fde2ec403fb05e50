import type { AlertSubscription } from 'shared-contracts/notifications/admin/alerts-schema'
import { adminWorker, registerAdminWorker } from '../../../data/notifications/admin-worker'

/** True if this browser can show alerts while the admin is closed. */
export function canSubscribe(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** Returns this browser's push endpoint; undefined if it is not subscribed. */
export async function ownEndpoint(): Promise<string | undefined> {
  if (!canSubscribe()) return undefined
  return (await (await adminWorker())?.pushManager.getSubscription())?.endpoint
}

/** Asks for permission and subscribes. An outdated subscription is replaced. @returns undefined if denied */
export async function subscribe(publicKey: string): Promise<Omit<AlertSubscription, 'quiet'> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await registerAdminWorker()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const make = () => registration.pushManager.subscribe(options)
  const subscription = await make().catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return make()
  })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return undefined
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

export async function unsubscribe(): Promise<void> {
  await (await (await adminWorker())?.pushManager.getSubscription())?.unsubscribe()
}
