import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Product } from 'shared-contracts/domain/catalogue'
import { startApi } from './api-process'
import { openBrowser } from './browser'
import { type Payer, payerOf } from './payer'
import { newPurchase, offersOf } from './purchase'
import type { GatewayOrder } from './sandbox'
import { type SandboxProcess, startSandbox } from './sandbox-process'
import { freePort, type ServerProcess } from './server-process'
import { newShopper } from './shopper'

export interface ShopWithGateway {
  api: ServerProcess
  sandbox: SandboxProcess
  /** A new shopper places an order. */
  placeOrder: () => Promise<{ orderId: string; payer: Payer }>
  stop: () => Promise<void>
}

/** The built api with the gateway sandbox behind it, each a process of its own. */
export async function openShopWithGateway(dataDir: string, minuteMs: number): Promise<ShopWithGateway> {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const sandboxDir = path.join(dataDir, 'gateway')
  await mkdir(sandboxDir)
  const sandbox = await startSandbox(sandboxDir, sandboxPort, minuteMs)
  const origin = `http://127.0.0.1:${port}`
  const api = await startApi(dataDir, port, {
    PUBLIC_ORIGIN: origin,
    CASHFREE_BASE_URL: `${sandbox.origin}/pg`,
    PHONEPE_BASE_URL: `${sandbox.origin}/apis/pg-sandbox`,
  })
  const { data } = await openBrowser(origin).get<{ data: Product[] }>('/api/products')
  const offers = offersOf(data)
  let number = 0

  return {
    api,
    sandbox,
    async placeOrder() {
      number += 1
      const shopper = await newShopper(origin)
      const { order } = newPurchase(shopper, `ORD-${Date.now()}${number}`, number, offers)
      await shopper.placeOrder(order)
      return { orderId: order.orderId, payer: payerOf(shopper.browser, order) }
    },
    async stop() {
      await api.kill()
      await sandbox.stop()
    },
  }
}

/** The one order the gateway has for one of the shop's. @throws Error when there are none or several */
export async function onlyGatewayOrder({ sandbox }: ShopWithGateway, orderId: string): Promise<GatewayOrder> {
  const [order, ...others] = await sandbox.ordersFor(orderId)
  if (order && others.length === 0) return order
  throw new Error(`The gateway has ${order ? others.length + 1 : 0} orders for ${orderId}.`)
}
