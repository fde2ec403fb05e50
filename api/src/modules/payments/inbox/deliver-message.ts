import type { ProviderName } from '../../../db/tables/payments'
import type { PaymentWords } from '../ledger/apply-report'
import type { Gateways, PhonePeName, PhonePes } from '../providers/gateways'
import type { PhonePeMessage } from '../providers/phonepe/phonepe'

export interface GatewayMessagesDeps {
  gateways: Gateways
  phonepes: PhonePes
  words: PaymentWords
  /** Has an order of the gateway asked about at once. @returns false when it is not ours */
  askAbout: (gatewayOrderId: string) => Promise<boolean>
  /** The same for a refund. */
  askAboutRefund: (refundId: string) => Promise<boolean>
  /** @returns undefined when the message is about no stand-alone payment */
  applyToStandAlone: (provider: PhonePeName, message: PhonePeMessage) => Promise<string | undefined>
}

/** Finds out whom a gateway's message concerns, and hands it there. @returns what became of it, for the record */
export function createGatewayMessages(deps: GatewayMessagesDeps) {
  const { gateways, phonepes, words, askAbout, askAboutRefund, applyToStandAlone } = deps

  return async function apply(provider: ProviderName, body: string): Promise<string> {
    const outcome = provider === 'cashfree' ? undefined : await applyIfStandAlone(provider, body)
    if (outcome) return outcome

    const message = gateways[provider].read(body)
    if (!message) return 'ignored'
    if (message.kind === 'refund') return asked(await askAboutRefund(message.refundId))
    if (message.kind === 'ask') return asked(await askAbout(message.gatewayOrderId))
    // PhonePe v1 tells of a refund as of a payment, under the refund's id.
    if (await askAboutRefund(message.word.gatewayOrderId)) return 'asked'
    return words.apply(provider, message.word, 'webhook')
  }

  async function applyIfStandAlone(provider: PhonePeName, body: string): Promise<string | undefined> {
    const message = phonepes[provider].read(body)
    return message && applyToStandAlone(provider, message)
  }
}

function asked(isOurs: boolean): string {
  return isOurs ? 'asked' : 'parked'
}
