import type { Language } from 'shared-contracts/i18n/language'
import type { GatewayRecord } from '../gateway-orders.repository'
import { createSignedTokens } from '../returning/signed-tokens'
import { type Checkout, payPageRoutes } from './pay-page.routes'
import { createStartPayment, type StartPaymentDeps } from './start-payment'

export interface StartingDeps extends Omit<StartPaymentDeps, 'payPageOf'> {
  /** Signs the links to our payment page. */
  secret: string
}

/** Matches how long a gateway keeps a payment session open. */
const PAY_LINK_LIFETIME_MS = 30 * 60_000

export function createStarting(deps: StartingDeps) {
  const { gateways, gatewayOrders, publicOrigin, secret, now } = deps
  const links = createSignedTokens(secret, 'pay', PAY_LINK_LIFETIME_MS)

  async function checkoutOf(token: string): Promise<Checkout | undefined> {
    const id = links.read(token, now())
    const record = id ? await gatewayOrders.find(id) : undefined
    const form = record && gateways.get(record.provider).checkoutForm
    return form && record.sessionId ? { ...form, sessionId: record.sessionId } : undefined
  }

  function payPageOf({ id }: Pick<GatewayRecord, 'id'>, language: Language): string {
    const query = language === 'en' ? '' : `?language=${language}`
    return `${publicOrigin}/pay/${links.make(id, now())}${query}`
  }

  return {
    ...createStartPayment({ ...deps, payPageOf }),
    /** The page that redirects to the gateway. It is mounted next to /api. */
    payPage: payPageRoutes(checkoutOf),
  }
}
