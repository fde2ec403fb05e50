import { readFile } from 'node:fs/promises'
import { fetch } from 'undici'
import type { Checks } from '../../../harness/checks'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'

export async function keepsSecretsOutOfTheLog({ origin, accessLog }: ShopBehindNginx, { expect }: Checks) {
  const links = [
    '/reset-password/secret-link',
    '/newsletter/confirm/secret-link',
    '/API/newsletter/unsubscribe/secret-link',
    '/back-in-stock/stop/secret-link',
    '/pay/secret-link',
    '/thank-you?order_id=ORD-1&token=secret-link',
  ]
  for (const link of links) await (await fetch(origin + link)).arrayBuffer()
  const log = await readFile(accessLog, 'utf8')
  const isWritten = log.includes(' /reset-password/... ') && log.includes(' /thank-you ')
  expect(isWritten && !log.includes('secret-link'), "secret links are not in nginx's log")
}
