import type { ProviderName } from '../../../db/tables/payments'
import type { ApplyDispute } from '../ledger/apply-dispute'
import type { ApplyReport, ReportOutcome } from '../ledger/apply-report'
import type { Gateways, PhonePeName, PhonePes } from '../providers/gateways'
import type { GatewayMessage } from '../providers/payment-gateway'
import type { MadeRefund } from '../providers/payment-report'
import type { PhonePeMessage } from '../providers/phonepe/phonepe'

export interface DeliverMessageDeps {
  gateways: Gateways
  phonepes: PhonePes
  applyReport: ApplyReport['apply']
  applyDispute: ApplyDispute
  /** Has an order of the gateway asked about at once. @returns false when it is not ours */
  askAbout: (gatewayOrderId: string) => Promise<boolean>
  /** The same for a refund. */
  askAboutRefund: (refundId: string) => Promise<boolean>
  /** Keeps a refund that nobody here has ordered. */
  applyMadeRefund: (provider: ProviderName, made: MadeRefund, message: number) => Promise<ReportOutcome>
  /** @returns undefined when the message is about no stand-alone payment */
  applyToStandAlone: (
    provider: PhonePeName,
    message: PhonePeMessage,
    id: number,
  ) => Promise<string | undefined>
}

/**
 * Finds out what a gateway's message is about, and hands it to who keeps that.
 * @returns what became of it, for the record
 */
export function createDeliverMessage(deps: DeliverMessageDeps) {
  const { gateways, phonepes, askAbout, askAboutRefund, applyToStandAlone } = deps

  return async function deliver(provider: ProviderName, body: string, id: number): Promise<string> {
    const outcome = provider === 'cashfree' ? undefined : await deliverToStandAlone(provider, body, id)
    if (outcome) return outcome
    const message = gateways[provider].read(body)
    return message ? deliverToOrder(provider, message, id) : 'ignored'
  }

  async function deliverToStandAlone(
    provider: PhonePeName,
    body: string,
    id: number,
  ): Promise<string | undefined> {
    const message = phonepes[provider].read(body)
    return message && applyToStandAlone(provider, message, id)
  }

  async function deliverToOrder(
    provider: ProviderName,
    message: GatewayMessage,
    id: number,
  ): Promise<string> {
    const source = { who: 'webhook', message: id }
    switch (message.kind) {
      case 'refund':
        if (await askAboutRefund(message.refundId)) return 'asked'
        return message.made ? deps.applyMadeRefund(provider, message.made, id) : 'parked'
      case 'ask':
        return asked(await askAbout(message.gatewayOrderId))
      case 'dispute':
        return deps.applyDispute(provider, message.report, source)
      case 'payment':
        // PhonePe v1 tells of a refund as of a payment, under the refund's id.
        if (await askAboutRefund(message.report.gatewayOrderId)) return 'asked'
        return deps.applyReport(provider, message.report, source)
    }
  }
}

function asked(isOurs: boolean): string {
  return isOurs ? 'asked' : 'parked'
}
