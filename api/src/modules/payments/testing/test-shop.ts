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
  /** Where the gateway listens, its own control included. */
  gatewayOrigin: string
  /** Sets the gateway's clock forward. */
  gatewayWaits: (milliseconds: number) => void
  /** The gateway does not answer any more. */
  stopGateway: () => Promise<void>
  /** It answers again, and knows what it knew. */
  startGateway: () => Promise<void>
}

interface TestShopOptions {
  /** False when the gateway's webhooks are to be lost on the way. */
  isReachable?: boolean
  /** Which gateways new payments are made at, and how these are spoken to. */
  settings?: NodeJS.ProcessEnv
  /** The payment providers that the shop knows, if not its usual ones. */
  providers?: readonly Provider[]
}

/** The whole api with the gateway sandbox behind it, both on real loopback ports. */
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
