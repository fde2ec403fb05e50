import type { OwnShop } from '../../../harness/shop/open-shop'
import { HERE, type ServerProcess, startServer } from '../../../harness/shop/server-process'

/** An edge of the shop that renders every page anew. */
export function startForgetfulEdge({ settings }: OwnShop, port: number): Promise<ServerProcess> {
  return startServer({
    script: 'e2e/bench/servers/render/forgetful-edge.ts',
    port,
    settings: { ...settings, PORT: String(port) },
    place: { ...HERE, command: [process.execPath, '--import', 'tsx'] },
  })
}
