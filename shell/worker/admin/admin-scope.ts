import type { ExtendableEvent, ExtendableMessageEvent, FetchEvent } from '../worker-scope'

/* The globals of the admin's service worker, in addition to those of every worker. */

export interface PushEvent extends ExtendableEvent {
  readonly data: { json: () => unknown } | null
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: { close: () => void; data: unknown }
}

interface OpenWindow {
  readonly url: string
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
}

interface AdminWorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableMessageEvent
  push: PushEvent
  notificationclick: NotificationEvent
}

interface AdminWorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenWindow[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Type extends keyof AdminWorkerEvents>(
    type: Type,
    listener: (event: AdminWorkerEvents[Type]) => void,
  ) => void
}

export const scope = globalThis as unknown as AdminWorkerScope
