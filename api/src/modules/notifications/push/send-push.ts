import type { PushSignal } from 'shared-contracts/notifications/admin/alerts-schema'
import { shop } from 'shared-contracts/platform/shop'
import webPush, { WebPushError } from 'web-push'
import type { PushKeys } from './push-keys'

interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** @returns 'gone' if the device is unsubscribed. @throws if the push service did not accept it */
export type SendPush = (target: PushTarget, signal: PushSignal, keys: PushKeys) => Promise<'taken' | 'gone'>

/** How long a push service keeps a signal. Later it is useless, because the mail has reported the order. */
const LIVES_SECONDS = 4 * 3600
const TIMEOUT_MS = 10_000

/** Sends through the browser's push service, encrypted for the device. */
export const sendPush: SendPush = async ({ endpoint, p256dh, auth }, signal, keys) => {
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(signal), {
      vapidDetails: { subject: `mailto:${shop.email}`, ...keys },
      TTL: LIVES_SECONDS,
      urgency: 'high',
      timeout: TIMEOUT_MS,
    })
    return 'taken'
  } catch (error) {
    if (error instanceof WebPushError && (error.statusCode === 404 || error.statusCode === 410)) return 'gone'
    throw error
  }
}
