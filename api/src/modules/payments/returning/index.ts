import type { CreatedPayment } from 'shared-contracts/domain/payments'
import type { Orders, StoredOrder } from '../../orders'
import type { Ledger } from '../ledger'
import type { Gateways } from '../providers/gateways'
import type { GatewayOrdersRepository } from '../starting/gateway-orders.repository'
import { createPaymentStatus } from './payment-status'
import type { ReturnLinks } from './return-links'
import { createReturns } from './returns'
import { returnsRoutes } from './returns.routes'

export interface ReturningDeps {
  gateways: Gateways
  gatewayOrders: GatewayOrdersRepository
  ledger: Pick<Ledger, 'applyTo' | 'heldFor'>
  orders: Pick<Orders, 'find' | 'findStored' | 'lastFailure' | 'sameCart'>
  returnLinks: Pick<ReturnLinks, 'orderOf'>
  startAgain: (order: StoredOrder) => Promise<CreatedPayment>
  onError: (error: unknown, id: string) => void
}

/** What a shopper who comes back from the gateway's page is told, in whatever browser. */
export function createReturning(deps: ReturningDeps) {
  const { gateways, gatewayOrders, ledger, orders, returnLinks, startAgain, onError } = deps
  const { ask, statusOf, newest, outcomeOf } = createPaymentStatus({
    repository: gatewayOrders,
    gateways,
    applyReport: ledger.applyTo,
    findOrder: orders.findStored,
    lastFailure: orders.lastFailure,
    paidAs: orders.sameCart.paidAs,
    heldFor: ledger.heldFor,
    onError: (error, { id }) => onError(error, id),
  })
  const returns = createReturns({ links: returnLinks, findOrder: orders.find, newest, outcomeOf, startAgain })
  return { ask, statusOf, routes: returnsRoutes(returns) }
}
