/** jsdom has no Request, and the router makes one for every navigation. Import this file for its effect. */
class RouterRequest {
  readonly url: string
  readonly method: string
  readonly signal: AbortSignal | null

  constructor(url: string | URL, { method = 'GET', signal = null }: RequestInit = {}) {
    this.url = String(url)
    this.method = method
    this.signal = signal
  }
}

Object.assign(globalThis, { Request: RouterRequest })

export {}
