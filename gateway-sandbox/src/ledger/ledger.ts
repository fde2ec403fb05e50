import type { Delivery } from './delivery'
import type { KeptAnswer, SandboxEvent } from './event'
import type { Journal } from './journal'
import type { Order } from './order'
import { reduceDelivery, reduceOrder } from './reduce'
import type { Step } from './step'

/** The sandbox's memory: written to only by `record`, and rebuilt from the journal at every start. */
export interface Ledger {
  record(event: SandboxEvent): void
  order(key: string): Order | undefined
  orderByToken(token: string): Order | undefined
  /** Oldest first. */
  orders(): Order[]
  delivery(id: string): Delivery | undefined
  /** Oldest first. */
  deliveries(): Delivery[]
  keptAnswer(key: string): KeptAnswer | undefined
  /** What is still to be done. */
  steps(): Step[]
}

export function createLedger(journal: Journal): Ledger {
  const orders = new Map<string, Order>()
  const keysByToken = new Map<string, string>()
  const deliveries = new Map<string, Delivery>()
  const keptAnswers = new Map<string, KeptAnswer>()
  const steps = new Map<string, Step>()

  function apply(event: SandboxEvent) {
    if (event.type === 'answer-kept') {
      keptAnswers.set(event.answer.key, event.answer)
    } else if (event.type === 'step-planned') {
      steps.set(event.step.id, event.step)
    } else if (event.type === 'step-done') {
      steps.delete(event.stepId)
    } else if ('deliveryId' in event) {
      const delivery = reduceDelivery(deliveries.get(event.deliveryId), event)
      if (delivery) deliveries.set(event.deliveryId, delivery)
    } else {
      const order = reduceOrder(orders.get(event.orderKey), event)
      if (!order) return
      orders.set(event.orderKey, order)
      keysByToken.set(order.token, order.key)
    }
  }

  for (const event of journal.past) apply(event)

  return {
    record(event) {
      journal.append(event)
      apply(event)
    },
    order: (key) => orders.get(key),
    orderByToken: (token) => orders.get(keysByToken.get(token) ?? ''),
    orders: () => [...orders.values()],
    delivery: (id) => deliveries.get(id),
    deliveries: () => [...deliveries.values()],
    keptAnswer: (key) => keptAnswers.get(key),
    steps: () => [...steps.values()],
  }
}
