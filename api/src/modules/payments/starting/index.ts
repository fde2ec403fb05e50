import type { Database } from '../../../db/connection'
import type { ProviderName } from '../../../db/tables/payments'
import type { Orders } from '../../orders'
import type { Ledger } from '../ledger'
import type { Gateways } from '../providers/gateways'
import type { ReturnLinks } from '../returning/return-links'
import { createSignedTokens } from '../returning/signed-token'
import type { GatewayOrdersRepository } from './gateway-orders.repository'
import { type Checkout, payPageRoutes } from './pay-page.routes'
import { createSameCartPayments } from './same-cart-payments'
import { createStartPayment } from './start-payment'

export interface StartingDeps {
  database: Pick<Database, 'inTurn'>
  gateways: Gateways
  gatewayOrders: GatewayOrdersRepository
  ledger: Pick<Ledger, 'applyTo' | 'heldFor'>
  orders: Pick<Orders, 'findStored' | 'reopen' | 'sameCart'>
  returnLinks: Pick<ReturnLinks, 'addressOf'>
  /** Where orders are paid from now on. */
  orderGateway: ProviderName
  /** Where browsers find the shop, without a slash at the end. */
  publicOrigin: string
  /** Signs the links to our own pay page. */
  secret: string
  now: () => Date
  onError: (error: unknown, id: string) => void
}

/** As long as a gateway keeps a payment session open on its page. */
const PAY_LINK_LIFETIME_MS = 30 * 60_000

/** The way to a gateway's page, which may lead over one of our own. */
export function createStarting(deps: StartingDeps) {
  const { database, gateways, gatewayOrders, ledger, orders, returnLinks, publicOrigin, now } = deps
  const payLinks = createSignedTokens(deps.secret, 'pay', PAY_LINK_LIFETIME_MS)
  const of = { repository: gatewayOrders, gateways, applyReport: ledger.applyTo }

  const { start, startAgain } = createStartPayment({
    ...of,
    provider: deps.orderGateway,
    findOrder: orders.findStored,
    reopenOrder: orders.reopen,
    heldFor: ledger.heldFor,
    inTurn: database.inTurn,
    settleSameCart: createSameCartPayments({ ...of, sameCart: orders.sameCart, onError: deps.onError }),
    publicOrigin,
    returnAddress: returnLinks.addressOf,
    bridgeAddress: ({ id }) => `${publicOrigin}/pay/${payLinks.make(id, now())}`,
    now,
  })

  async function checkoutOf(id: string): Promise<Checkout | undefined> {
    const record = await gatewayOrders.find(id)
    const url = record && gateways[record.provider].checkoutUrl
    return url && record.sessionId ? { url, sessionId: record.sessionId } : undefined
  }

  return {
    start,
    startAgain,
    /** Our own page on the way to the gateway's; stands beside /api. */
    payPage: payPageRoutes({ checkoutOf, tokens: payLinks, now }),
  }
}
