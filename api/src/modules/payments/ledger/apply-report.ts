import type { ProviderName } from '../../../db/tables/payments'
import type { WordOutcome } from '../../orders'
import type { GatewayWord } from '../providers/payment-report'
import type { GatewayRecord, PaymentsRepository } from '../starting/gateway-orders.repository'

export interface PaymentWordsDeps {
  repository: PaymentsRepository
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  applyToOrder: (id: string, word: GatewayWord, who: string) => Promise<WordOutcome>
  /** Called for a word that a person should look at. */
  onHeld: (word: GatewayWord) => void
}

/** Where every word of the gateway arrives, by webhook or by answer. */
export function createPaymentWords({ repository, inTransaction, applyToOrder, onHeld }: PaymentWordsDeps) {
  /**
   * @param provider who said it: a gateway's word counts for its own orders alone
   * @returns what became of it; `parked` when the gateway speaks of an order that is not ours
   */
  async function apply(
    provider: ProviderName,
    word: GatewayWord,
    who: string,
  ): Promise<WordOutcome | 'parked'> {
    const record = await repository.byGatewayOrderId(word.gatewayOrderId)
    if (record?.provider !== provider) {
      onHeld(word)
      return 'parked'
    }
    return applyTo(record, word, who)
  }

  function applyTo(record: GatewayRecord, word: GatewayWord, who: string): Promise<WordOutcome> {
    return inTransaction(async () => {
      if (word.outcome === 'failed' && !(await isNewest(record))) return 'ignored'
      const outcome = await applyToOrder(record.order, word, who)
      if (outcome === 'held') onHeld(word)
      await repository.change(record.id, changeBy(record, word, outcome))
      return outcome
    })
  }

  /** What the gateway had closed says nothing about the order that followed it there. */
  async function isNewest(record: GatewayRecord): Promise<boolean> {
    return (await repository.newestOf(record.order))?.id === record.id
  }

  return { apply, applyTo }
}

export type PaymentWords = ReturnType<typeof createPaymentWords>

/** Money that has arrived can be refunded, also where it did not pay the order. */
function changeBy(record: GatewayRecord, word: GatewayWord, outcome: WordOutcome) {
  const isOver = word.closed || (word.outcome === 'paid' && outcome !== 'held')
  const isMoney = word.outcome === 'paid' && word.currency === 'INR' && word.amount !== undefined
  const isNews = outcome === 'applied' || record.paidAmount === null
  return {
    ...(isOver && { nextQuestionAt: null }),
    ...(isMoney && isNews && { paidAmount: word.amount }),
  }
}
