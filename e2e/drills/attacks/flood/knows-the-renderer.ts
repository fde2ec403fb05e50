import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import type { Checks } from '../../../harness/checks'
import { atOnce } from '../../../harness/over-http/at-once'
import { openBrowser } from '../../../harness/over-http/browser'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'

/** More requests than one network may send in a minute. */
const READS = 1300

/** Checks that only an edge's key raises its rate limit, because an edge calls for all its visitors. */
export async function knowsTheRenderer(
  { apis, internalKey }: ShopBehindNginx,
  { expect }: Checks,
): Promise<void> {
  const refusedOf = async (from: string, headers: Record<string, string>) => {
    const { send } = openBrowser(apis[0].origin, { from, headers })
    let refused = 0
    await atOnce(Array.from({ length: READS }), async () => {
      const answer = await send('GET', '/api/blogs')
      await answer.arrayBuffer()
      if (answer.status !== 200) refused += 1
    })
    return refused
  }
  const ofRenderer = await refusedOf('127.0.80.1', { [INTERNAL_KEY_HEADER]: internalKey })
  expect(ofRenderer === 0, `an api answers ${READS} reads by a renderer`, ofRenderer)
  const ofVisitor = await refusedOf('127.0.80.2', { [INTERNAL_KEY_HEADER]: 'x'.repeat(internalKey.length) })
  expect(ofVisitor > 0, 'a client with a guessed key is rate-limited as a visitor', ofVisitor)
}
