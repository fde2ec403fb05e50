import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Checks } from '../../../harness/checks'
import type { ShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'

const DEPLOY = path.resolve(import.meta.dirname, '../../../../deploy')

/** Checks that servers report all metrics of alerts and dashboard. An alert on a missing one never fires. */
export async function reportsAlertMetrics(
  { apis, edges }: ShopBehindNginx,
  { expect }: Checks,
): Promise<void> {
  const files = await Promise.all(
    ['alerts.yaml', 'grafana/shop.json'].map((file) => readFile(path.join(DEPLOY, file), 'utf8')),
  )
  const names = files.join('\n').match(/\b[a-z]+(_[a-z0-9]+)+(?=[{[)"])/g) ?? []
  const asked = new Set(names.map((name) => name.replace(/_(bucket|count)$/, '')))
  const metrics = await Promise.all(
    [apis[0], edges[0]].map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text()),
  )
  const missing = [...asked].filter(
    (name) => !new RegExp(`^(# TYPE )?${name}[ {]`, 'm').test(metrics.join('\n')),
  )
  expect(
    asked.size > 5 && missing.length === 0,
    'the servers report every metric of the alerts and the dashboard',
    missing,
  )
  expect(
    metrics.every((text) => text.includes('nodejs_eventloop_lag_seconds')),
    'both servers report process metrics',
  )
}
