/* The globals of a service worker. TypeScript's libraries for pages and for workers cannot be used together. */

export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The requesting page; empty for a navigation. */
  readonly clientId: string
  /** The page that a navigation creates. */
  readonly resultingClientId: string
  /** The browser's own early request (navigation preload); resolves to undefined if there is none. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableMessageEvent
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void
}

export const scope = globalThis as unknown as WorkerScope
