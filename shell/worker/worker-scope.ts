/* What a service worker has around it. TypeScript's libraries of pages and of workers cannot be used together. */

export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The page that asks; empty for a navigation. */
  readonly clientId: string
  /** The page that a navigation makes. */
  readonly resultingClientId: string
  /** What the browser has asked for meanwhile (navigation preload); settles with nothing where it has not. */
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
