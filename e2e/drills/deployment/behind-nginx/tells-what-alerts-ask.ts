import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Checks } from '../../../harness/checks'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'

const ALERTS = path.resolve(import.meta.dirname, '../../../../deploy/alerts.yaml')

/** An alert on a metric that no server reports would never fire. */
export async function tellsWhatAlertsAsk(
  { apis, edges }: ShopBehindNginx,
  { expect }: Checks,
): Promise<void> {
  const asked = new Set((await readFile(ALERTS, 'utf8')).match(/\b[a-z]+(_[a-z]+)+(?=[{[)]|\))/g))
  const told = await Promise.all(
    [apis[0], edges[0]].map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text()),
  )
  const missing = [...asked].filter(
    (name) => !new RegExp(`^(# TYPE )?${name}[ {]`, 'm').test(told.join('\n')),
  )
  expect(
    asked.size > 5 && missing.length === 0,
    'the servers report every metric that an alert uses',
    missing,
  )
  expect(
    told.every((text) => text.includes('nodejs_eventloop_lag_seconds')),
    'both servers report process metrics',
  )
}
