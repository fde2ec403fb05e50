import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** React writes this instead of a part that was not ready, or that threw. */
const UNRENDERED_PART = '<!--$!-->'

/** Renders an app completely. @throws the error of any component, even inside a Suspense boundary */
export async function renderHtml(app: ReactNode): Promise<string> {
  // Most pages need not wait for anything, and rendering to a string is faster than to a stream.
  const html = renderToString(app)
  return html.includes(UNRENDERED_PART) ? renderWhenReady(app) : html
}

/** Waits for parts that are loaded while the page is rendered. */
function renderWhenReady(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      // Large parts are inline too, rather than sent later by scripts that a page's CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: (error) => {
        reject(error)
        abort()
      },
    })
  })
}
