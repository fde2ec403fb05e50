import type pg from 'pg'
import { request } from 'undici'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'

export interface CachedShop {
  shop: ShopBehindNginx
  /** Varnish's own origin. */
  cache: string
  database: pg.Client
}

interface ReceivedPage {
  status: number
  body: string
  headers: Record<string, unknown>
  /** True if it came from Varnish's cache. */
  isFromCache: boolean
}

export async function fetchPage(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<ReceivedPage> {
  const answer = await request(origin + path, { headers: { accept: 'text/html', ...headers } })
  return {
    status: answer.statusCode,
    body: await answer.body.text(),
    headers: answer.headers,
    isFromCache: String(answer.headers['cache-status']).endsWith('spice-cache; hit'),
  }
}
