import type { CDPSession } from '@playwright/test'

/** A request of a page, as Chromium logs it. */
export interface LoggedRequest {
  url: string
  /** Chromium's resource type, such as Document, Script or Image. */
  type: string
  mime: string
  /** Bytes over the network: the transferred body and headers. */
  bytes: number
  hasFailed: boolean
  redirects: number
}

export interface NetworkLog {
  requests: () => LoggedRequest[]
  /** Milliseconds since the last network event. */
  quietFor: () => number
  isBusy: () => boolean
  clear: () => void
}

/** Long-lived connections do not mean that the page is still loading. */
const LASTING = /EventSource|WebSocket|Ping/

/** Logs every request of a page from now on. */
export async function logNetwork(cdp: CDPSession): Promise<NetworkLog> {
  const requests = new Map<string, LoggedRequest>()
  const inFlight = new Set<string>()
  const partial = new Map<string, number>()
  let lastActivity = performance.now()
  const touch = () => {
    lastActivity = performance.now()
  }

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', redirectResponse }) => {
    if (/^(data|blob):/.test(request.url)) return
    const known = requests.get(requestId)
    if (redirectResponse && known) {
      known.bytes += redirectResponse.encodedDataLength
      known.redirects += 1
    } else
      requests.set(requestId, { url: request.url, type, mime: '', bytes: 0, hasFailed: false, redirects: 0 })
    if (!LASTING.test(type)) inFlight.add(requestId)
    touch()
  })
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { type, mime: response.mimeType })
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    partial.set(requestId, (partial.get(requestId) ?? 0) + encodedDataLength)
    touch()
  })
  const end = (requestId: string, bytes: number, hasFailed: boolean) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { bytes: request.bytes + bytes, hasFailed })
    inFlight.delete(requestId)
    touch()
  }
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength, false),
  )
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, partial.get(requestId) ?? 0, true))
  await cdp.send('Network.enable')

  return {
    requests: () => [...requests.values()],
    quietFor: () => performance.now() - lastActivity,
    isBusy: () => inFlight.size > 0,
    clear: () => requests.clear(),
  }
}
