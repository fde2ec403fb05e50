import { fetch } from 'undici'
import type { Checks } from '../../../harness/checks'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'

/** Headers that nginx sets itself or that differ in every response. */
const OWN_HEADERS = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'set-cookie', 'age']

/** Checks that nginx passes on the edge's headers, compressed pages and 304 responses. */
export async function checkPassthrough(
  { origin, edges }: ShopBehindNginx,
  { expect }: Checks,
): Promise<void> {
  for (const path of ['/', '/login', '/api/products', '/api/session', '/no-such-page', '/robots.txt']) {
    const [past, through] = await Promise.all(
      [edges[0].origin, origin].map((from) => fetchHeaders(from + path)),
    )
    const missing = Object.entries(past ?? {}).filter(([name, value]) => through?.[name] !== value)
    expect(missing.length === 0, `${path} arrives with every header of the edge`, missing)
  }
  const packed = await fetchHeaders(`${origin}/`)
  expect(packed['content-encoding'] === 'br', 'a page arrives compressed', packed)
  const again = await fetch(origin, {
    headers: { 'accept-encoding': 'br', 'if-none-match': packed.etag ?? '' },
  })
  expect(
    again.status === 304,
    'a page that the browser has cached is not sent again, whichever edge answers',
    again.status,
  )
}

async function fetchHeaders(address: string): Promise<Record<string, string>> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br', host: 'shop.example' } })
  await answer.arrayBuffer()
  const headers = [...answer.headers].filter(
    ([name]) => !OWN_HEADERS.includes(name) && !name.startsWith('x-ratelimit'),
  )
  return { status: String(answer.status), ...Object.fromEntries(headers) }
}
