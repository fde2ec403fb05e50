import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Product } from 'shared-contracts/catalog/product'
import type { OrderLine } from 'shared-contracts/orders/order'
import { sandboxAddresses } from 'shared-contracts/payments/providers/providers'
import { freePort } from '../../../tooling/start/free-port'
import { cashfree } from '../gateways/drilled-gateways'
import { type SandboxProcess, startSandbox } from '../gateways/sandbox-process'
import { openBrowser } from '../over-http/browser'
import { confirmAddress } from '../over-http/confirm-address'
import { createPayer, type Payer } from '../over-http/payer'
import { listOffers, newPurchase } from '../over-http/purchase'
import { newShopper } from '../over-http/shopper'
import { startApi } from './api/api-process'
import type { ServerProcess } from './server-process'

export interface ShopWithGateway {
  /** Addresses of the apis. */
  origins: readonly string[]
  offers: readonly OrderLine[]
  sandbox: SandboxProcess
  /** The settings of the running apis, for commands. */
  apiSettings: () => NodeJS.ProcessEnv
  pids: () => number[]
  /** Places an order as a new shopper. */
  placeOrder: () => Promise<{ orderId: string; payer: Payer }>
  kill: () => Promise<void>
  /** @returns milliseconds until all could serve */
  start: () => Promise<number>
  /** Kills the apis and restarts them with changed settings. */
  restartWith: (changes: NodeJS.ProcessEnv) => Promise<void>
  stop: () => Promise<void>
}

interface ShopOptions {
  /** A PostgreSQL database. Defaults to the embedded one in the data folder. */
  databaseUrl?: string
  /** The number of apis. More than one needs PostgreSQL. */
  apis?: number
  /** Additional settings of the sandbox. */
  sandboxSettings?: NodeJS.ProcessEnv
  /** Additional settings of the apis. Orders are paid through Cashfree unless these name another gateway. */
  settings?: NodeJS.ProcessEnv
}

/** Starts the built api and the gateway sandbox, each as a separate process. */
export async function openShopWithGateway(
  dataDir: string,
  minuteMs: number,
  { databaseUrl = '', apis: count = 1, sandboxSettings = {}, settings = {} }: ShopOptions = {},
): Promise<ShopWithGateway> {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const sandboxPort = await freePort()
  const sandboxDir = path.join(dataDir, 'gateway')
  await mkdir(sandboxDir)
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const [origin = ''] = origins
  const sandbox = await startSandbox(sandboxDir, sandboxPort, minuteMs, {
    PUBLIC_ORIGIN: origin,
    ...sandboxSettings,
  })
  let apiSettings: NodeJS.ProcessEnv = {
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: origin,
    ...sandboxAddresses(sandbox.origin),
    ...cashfree.settings,
    ...settings,
  }
  let running: ServerProcess[] = []

  async function start(): Promise<number> {
    running = await Promise.all(ports.map((port) => startApi(dataDir, port, apiSettings)))
    return Math.max(...running.map(({ readyMs }) => readyMs))
  }

  async function kill(): Promise<void> {
    await Promise.all(running.map((api) => api.kill()))
  }

  await start()
  const { data } = await openBrowser(origin).get<{ data: Product[] }>('/api/products')
  const offers = listOffers(data)
  let number = 0

  return {
    origins,
    offers,
    sandbox,
    apiSettings: () => apiSettings,
    pids: () => running.map(({ pid }) => pid),
    async placeOrder() {
      number += 1
      const own = number
      const shopper = await newShopper(origin)
      await confirmAddress(shopper.browser, shopper.login.email, dataDir)
      const { order } = newPurchase(shopper, `ORD-shop-${own}`, own, offers)
      await shopper.placeOrder(order)
      return { orderId: order.orderId, payer: createPayer(shopper.browser, order) }
    },
    kill,
    start,
    async restartWith(changes) {
      await kill()
      apiSettings = { ...apiSettings, ...changes }
      await start()
    },
    async stop() {
      await kill()
      await sandbox.stop()
    },
  }
}
