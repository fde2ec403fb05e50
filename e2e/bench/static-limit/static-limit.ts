import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { PlainAnswer } from '../plain-server/answer'
import { type PlainServer, startPlainServer } from '../plain-server/start-plain-server'
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
    const answer = await fetch(origin + path)
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
    answers[path] = plainAnswer(staticPage(await answer.text()))
  }
  return startPlainServer({ answers, pictureOrigin: origin })
}
