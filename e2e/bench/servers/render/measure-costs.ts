import { freePort } from '../../../../tooling/start/free-port'
import type { OwnShop } from '../../../harness/shop/open-shop'
import { HERE, type ServerProcess, startServer } from '../../../harness/shop/server-process'
import { circumstances } from '../../result/circumstances'
import { computeSpreads } from '../../result/spread'
import type { CostsRecord, KindCost } from './costs-record'
import { type Cost, measureCost } from './measure-cost'
import { type PageKind, pageKinds } from './page-kinds'

/** The number of requests before the measurement, because code is slow until it is compiled. */
const WARM_UP = 150

interface MeasureOptions {
  rounds: number
  requests: number
  /** A regular expression that selects the kinds to measure. */
  only: string
}

export async function measureCosts(
  shop: OwnShop,
  { rounds, requests, only }: MeasureOptions,
): Promise<CostsRecord> {
  const port = await freePort()
  const forgetful = await startForgetfulEdge(shop, port)
  const ask = (kind: PageKind, count: number) =>
    measureCost({
      kind,
      origin: kind.isRendered ? `http://127.0.0.1:${port}` : shop.origin,
      edgePid: kind.isRendered ? forgetful.pid : shop.edgePid,
      apiPid: shop.apiPid,
      requests: count,
    })
  try {
    const measured = (await pageKinds(shop.origin))
      .filter(({ name }) => new RegExp(only).test(name))
      .map((kind) => ({ kind, costs: [] as Cost[] }))
    for (const { kind } of measured) await ask(kind, WARM_UP)
    for (let round = 0; round < rounds; round += 1) {
      for (const { kind, costs } of measured) costs.push(await ask(kind, requests))
      console.log(`costs, round ${round + 1} of ${rounds}`)
    }
    const kinds = measured.map(
      ({ kind: { name, mostMs }, costs }): KindCost => ({ name, mostMs, cost: computeSpreads(costs) }),
    )
    return { ...(await circumstances()), rounds, requests, kinds }
  } finally {
    await forgetful.stop()
  }
}

function startForgetfulEdge({ settings }: OwnShop, port: number): Promise<ServerProcess> {
  return startServer({
    script: 'e2e/bench/servers/render/forgetful-edge.ts',
    port,
    settings: { ...settings, PORT: String(port) },
    place: { ...HERE, command: [process.execPath, '--import', 'tsx'] },
  })
}
