import type { Checks } from '../../../harness/checks'
import { openBrowser } from '../../../harness/over-http/browser'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'

/** A network may try ten passwords on one account before it has to wait; this is two more. */
const WRONG_PASSWORDS = 12

export async function ignoresForgedAddresses({ origin }: ShopBehindNginx, { expect }: Checks): Promise<void> {
  const statuses: number[] = []
  for (let number = 1; number <= WRONG_PASSWORDS; number += 1) {
    const address = `203.0.113.${number}`
    const headers = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address }
    statuses.push(await wrongLogin(origin, { from: '127.0.0.7', headers }, 'nobody@example.com'))
  }
  expect(statuses.at(-1) === 429, 'a visitor with forged addresses is rate-limited all the same', statuses)
  const neighbour = await wrongLogin(origin, { from: '127.0.0.8' }, 'nobody@example.com')
  expect(neighbour === 401, 'a visitor from another address is not', neighbour)
}

async function wrongLogin(
  origin: string,
  options: Parameters<typeof openBrowser>[1],
  email: string,
): Promise<number> {
  const browser = openBrowser(origin, options)
  await browser.get('/api/session')
  return (await browser.send('POST', '/api/customers/login', { email, password: 'a wrong one' })).status
}
