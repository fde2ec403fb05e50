/**
 * jsdom has no Request, and the router reads the method of one before it runs a lazy route. Import it for its effect
 * in tests of such routes.
 */
class NavigationRequest {
  readonly url: string
  readonly method: string
  readonly signal: AbortSignal | undefined

  constructor(url: string | URL, { method = 'GET', signal }: { method?: string; signal?: AbortSignal } = {}) {
    this.url = String(url)
    this.method = method
    this.signal = signal
  }
}

Object.assign(globalThis, { Request: NavigationRequest })
