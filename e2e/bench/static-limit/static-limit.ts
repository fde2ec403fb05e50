import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { PlainAnswer } from '../plain-server/answer'
import { type PlainServer, startPlainServer } from '../plain-server/start-plain-server'
import { keptPage } from '../shop/kept-page'
import { staticPage } from './static-page'

function plainAnswer(html: string): PlainAnswer {
  const body = brotliCompressSync(html)
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
      vary: 'accept-encoding',
    },
    body: body.toString('base64'),
  }
}

/**
 * Serves the static limit of a shop's pages: each at its own path, so that its links lead from one to the next by a
 * full navigation, with the shop's own pictures.
 * @throws Error when the shop does not render a page on its server
 */
export async function startStaticLimit(origin: string, paths: readonly string[]): Promise<PlainServer> {
  const answers: Record<string, PlainAnswer> = {}
  for (const path of paths) {
    const { body } = await keptPage(origin, path)
    answers[path] = plainAnswer(staticPage(brotliDecompressSync(body).toString()))
  }
  return startPlainServer({ answers, pictureOrigin: origin })
}
