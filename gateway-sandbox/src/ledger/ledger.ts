import type { Call, Switch } from '../faults/switch'
import type { Delivery } from './delivery'
import type { DeliveryEvent, KeptAnswer, NewWebhooks, OrderEvent, SandboxEvent } from './event'
import type { Journal } from './journal'
import type { Order } from './order'
import { reduceDelivery, reduceOrder } from './reduce'
import { applyToRowFaults, type RowFault } from './row-fault'
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
  switchOf(call: Call): Switch | undefined
  /** How often an order has met the fault it brings along. */
  timesMet(key: string): number
  newWebhooks(): NewWebhooks
  /** What is wrong with rows of reports, in the order in which it was chosen. */
  rowFaults(): RowFault[]
  /** How far the clock has been set forward. */
  clockAheadMs(): number
}

export function createLedger(journal: Journal): Ledger {
  const orders = new Map<string, Order>()
  const keysByToken = new Map<string, string>()
  const deliveries = new Map<string, Delivery>()
  const keptAnswers = new Map<string, KeptAnswer>()
  const steps = new Map<string, Step>()
  const switches = new Map<Call, Switch>()
  const timesMet = new Map<string, number>()
  const rowFaults = new Map<string, RowFault>()
  let newWebhooks: NewWebhooks = 'sent'
  let clockAheadMs = 0

  function apply(event: SandboxEvent) {
    switch (event.type) {
      case 'answer-kept':
        keptAnswers.set(event.answer.key, event.answer)
        return
      case 'step-planned':
        steps.set(event.step.id, event.step)
        return
      case 'step-done':
        steps.delete(event.stepId)
        return
      case 'switch-set':
        switches.set(event.switch.call, event.switch)
        return
      case 'fault-met':
        timesMet.set(event.key, (timesMet.get(event.key) ?? 0) + 1)
        return
      case 'new-webhooks':
        newWebhooks = event.state
        return
      case 'row-fault-set':
      case 'row-fault-met':
        applyToRowFaults(rowFaults, event)
        return
      case 'clock-moved':
        clockAheadMs += event.ms
        return
      default:
        applyToOne(event)
    }
  }

  function applyToOne(event: OrderEvent | DeliveryEvent) {
    if ('deliveryId' in event) {
      const delivery = reduceDelivery(deliveries.get(event.deliveryId), event)
      if (delivery) deliveries.set(event.deliveryId, delivery)
      return
    }
    const order = reduceOrder(orders.get(event.orderKey), event)
    if (!order) return
    orders.set(event.orderKey, order)
    keysByToken.set(order.token, order.key)
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
    switchOf: (call) => switches.get(call),
    timesMet: (key) => timesMet.get(key) ?? 0,
    newWebhooks: () => newWebhooks,
    rowFaults: () => [...rowFaults.values()],
    clockAheadMs: () => clockAheadMs,
  }
}
