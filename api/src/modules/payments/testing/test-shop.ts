import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sandboxAddresses } from 'shared-contracts/payments/providers/providers'
import { buildSandbox } from '../../../../../gateway-sandbox/src/app'
import { readConfig } from '../../../../../gateway-sandbox/src/config'
import { freePort } from '../../../../../tooling/start/free-port'
import { readConfig as readShopConfig } from '../../../app/config'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { apiRoot } from '../../../testing/database'
import type { Provider } from '../providers/provider'

export interface TestShop extends TestApp {
  publicOrigin: string
  /** The gateway's origin, which also serves its control routes. */
  gatewayOrigin: string
  /** Advances the gateway's clock. */
  gatewayWaits: (milliseconds: number) => void
  stopGateway: () => Promise<void>
  /** Restarts the gateway with everything it has stored. */
  startGateway: () => Promise<void>
}

interface TestShopOptions {
  /** False to lose the gateway's webhooks. */
  isReachable?: boolean
  /** Settings that choose the gateways for new payments and their protocols. */
  settings?: NodeJS.ProcessEnv
  /** Replaces the shop's usual payment providers. */
  providers?: readonly Provider[]
}

/** Starts the whole api and the gateway sandbox, both on real loopback ports. */
export async function startTestShop({
  isReachable = true,
  settings = {},
  providers,
}: TestShopOptions = {}): Promise<TestShop> {
  const [port, gatewayPort] = await Promise.all([freePort(), freePort()])
  const config = readConfig({
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'sandbox-')),
    SANDBOX_PORT: String(gatewayPort),
    SANDBOX_TIME_SCALE: '1',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
  })
  let shift = 0
  const now = () => new Date(Date.now() + shift)
  const openSandbox = async () => {
    const opened = buildSandbox({ config, now })
    await opened.listen({ port: gatewayPort, host: '127.0.0.1' })
    return opened
  }
  let sandbox = await openSandbox()

  const gateway = `http://127.0.0.1:${gatewayPort}`
  const publicOrigin = `http://127.0.0.1:${port}`
  const shopConfig = readShopConfig(
    {
      PUBLIC_ORIGIN: publicOrigin,
      ...sandboxAddresses(gateway),
      LOG_LEVEL: 'silent',
      ...settings,
    },
    apiRoot,
    providers,
  )
  const shop = await buildTestApp({ config: shopConfig })
  if (isReachable) await shop.app.listen({ port, host: '127.0.0.1' })
  return {
    ...shop,
    publicOrigin,
    gatewayOrigin: gateway,
    gatewayWaits: (milliseconds) => {
      shift += milliseconds
    },
    stopGateway: async () => {
      await sandbox.close()
    },
    startGateway: async () => {
      sandbox = await openSandbox()
    },
    async close() {
      await shop.close()
      await sandbox.close()
    },
  }
}
