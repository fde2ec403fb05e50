import type { StandAlone } from '../checkout/stand-alone/stand-alone.service'
import type { Ledger } from '../ledger'
import type { ProviderName } from '../payments.tables'
import type { GatewayMessage } from '../providers/gateway/payment-gateway'
import type { Gateways } from '../providers/gateways'
import type { Refunds } from '../refunds'
import type { Poller } from '../status-requests/poller'

export interface DeliverMessageDeps {
  gateways: Gateways
  ledger: Pick<Ledger, 'apply' | 'applyDispute'>
  poller: Pick<Poller, 'askAbout'>
  refunds: Pick<Refunds, 'askAbout' | 'applyMade'>
  standAlone: Pick<StandAlone, 'applyMessage'>
}

/** Applies a gateway's message to the payment, refund or dispute it is about. @returns the outcome to store */
export function createDeliverMessage(deps: DeliverMessageDeps) {
  const { gateways, ledger, poller, refunds, standAlone } = deps

  return async function deliver(provider: ProviderName, body: string, id: number): Promise<string> {
    const outcome = await deliverToStandAlone(provider, body, id)
    if (outcome) return outcome
    const message = gateways.get(provider).read(body)
    return message ? deliverToOrder(provider, message, id) : 'ignored'
  }

  async function deliverToStandAlone(
    provider: ProviderName,
    body: string,
    id: number,
  ): Promise<string | undefined> {
    const message = gateways.get(provider).standAlone?.read(body)
    return message && standAlone.applyMessage(provider, message, id)
  }

  async function deliverToOrder(
    provider: ProviderName,
    message: GatewayMessage,
    id: number,
  ): Promise<string> {
    const source = { who: 'webhook', message: id }
    switch (message.kind) {
      case 'refund':
        if (await refunds.askAbout(message.refundId)) return 'asked'
        return message.made ? refunds.applyMade(provider, message.made, id) : 'unmatched'
      case 'ask':
        return (await poller.askAbout(message.gatewayOrderId)) ? 'asked' : 'unmatched'
      case 'dispute':
        return ledger.applyDispute(provider, message.report, source)
      case 'payment':
        // PhonePe v1 reports refunds like payments, under the refund's id.
        if (await refunds.askAbout(message.report.gatewayOrderId)) return 'asked'
        return ledger.apply(provider, message.report, source)
    }
  }
}
