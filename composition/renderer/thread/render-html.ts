import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Renders completely. @throws what a component threw outside every Suspense boundary */
export function renderHtml(app: ReactNode): Promise<string> {
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
