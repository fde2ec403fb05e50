import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Page } from '../pages/page'
import { tooLarge } from '../pages/plain/too-large'

/** Node's error codes for unreadable requests, and their status; 400 for all others. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: tooLarge.status,
}

/** Responds to requests that Node rejects; long links get a page. @param headersOf returns a page's headers */
export function respondToUnreadable(headersOf: (page: Page) => Readonly<Record<string, string>>) {
  const headers = { ...headersOf(tooLarge), 'content-type': 'text/html; charset=utf-8' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = statuses[error.code ?? ''] ?? 400
    const body = status === tooLarge.status ? tooLarge.html : ''
    if (socket.writable)
      socket.write(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          `content-length: ${Buffer.byteLength(body)}`,
          'cache-control: no-store',
          'connection: close',
          ...(body ? lines : []),
          '',
          body,
        ].join('\r\n'),
      )
    socket.destroySoon()
  }
}
