/** jsdom has no Request; the router makes one for every navigation and reads these of it. */
export class RouterRequest {
  readonly method: string
  readonly signal: AbortSignal | undefined
  readonly url: string

  constructor(url: string | URL, init: { method?: string; signal?: AbortSignal } = {}) {
    this.url = String(url)
    this.method = init.method ?? 'GET'
    this.signal = init.signal
  }
}
