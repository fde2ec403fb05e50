import type { Checks } from '../../../harness/checks'
import { openBrowser } from '../../../harness/over-http/browser'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'

/** nginx refuses private addresses and requests that are too large. */
export async function keepsOut({ origin }: ShopBehindNginx, { expect }: Checks): Promise<void> {
  const visitor = openBrowser(origin)
  await visitor.get('/api/session')
  for (const path of ['/metrics', '/Readyz', '/healthz/', '/api/../metrics', '/%6detrics']) {
    const { status } = await visitor.send('GET', path)
    expect(status === 404, `${path} is no address for visitors`, status)
  }
  for (const size of [100_500, 200_000, 5_000_000]) {
    const answer = await visitor.send('POST', '/api/contact-form', { message: 'a'.repeat(size) })
    const { code } = (await answer.json()) as { code?: string }
    const isClear = answer.status === 413 && code === 'BODY_TOO_LARGE'
    expect(isClear, `${size} bytes are refused with the shop's own message`, [answer.status, code])
  }
}
