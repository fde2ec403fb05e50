import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { PlainResponse } from '../../plain-server/response'
import { type PlainServer, startPlainServer } from '../../plain-server/start-plain-server'
import { fetchCachedPage } from '../../shop/fetch-cached-page'
import type { MeasuredPage } from '../../shop/measured-pages'
import { launchChromium } from '../pages/browser'
import { filledPage } from './filled-page'
import { staticPage } from './static-page'

function plainAnswer(html: string): PlainResponse {
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

async function fetchHtml(origin: string, page: MeasuredPage, browser: Browser): Promise<string> {
  if (page.remembered) return filledPage(browser, origin, page)
  const { body } = await fetchCachedPage(origin, page.path)
  return brotliDecompressSync(body).toString()
}

/** Serves static copies of the pages at their own paths, so links work. @throws Error if a page is missing */
export async function startStaticLimit(origin: string, pages: readonly MeasuredPage[]): Promise<PlainServer> {
  const answers: Record<string, PlainResponse> = {}
  const browser = await launchChromium()
  try {
    for (const page of pages)
      answers[page.path] = plainAnswer(staticPage(await fetchHtml(origin, page, browser)))
  } finally {
    await browser.close()
  }
  return startPlainServer({ answers, pictureOrigin: origin })
}
