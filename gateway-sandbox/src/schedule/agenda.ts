import { randomDigits } from '../random-id'
import type { Method, Order, Outcome } from '../store/order'
import type { Store } from '../store/store'
import type { Timers } from './timers'

/** What the bank or the gateway does by itself later on. Done a second time, an act changes nothing. */
export type StepAct =
  | { kind: 'settle-attempt'; attemptId: string; state: Outcome }
  | { kind: 'pay-again'; method?: Method }
  | { kind: 'expire' }
  | { kind: 'settle-refund'; refundId: string; state: Outcome; isAfterFailure?: boolean }

/** An act that is due at a moment to come, also when the sandbox is started again in between. */
export interface Step {
  id: string
  orderKey: string
  dueAt: string
  act: StepAct
}

type Perform = (order: Order, act: StepAct) => void

/** What happens by itself later on, over restarts. */
export interface Agenda {
  /** @param minutes of the schedule, from now */
  plan(order: Order, minutes: number, act: StepAct): void
  /** Takes up what an earlier process left undone; from here on `perform` does every act that is due. */
  start(perform: Perform): void
}

interface AgendaDeps {
  store: Store
  timers: Timers
  minuteMs: number
  now: () => Date
}

export function createAgenda({ store, timers, minuteMs, now }: AgendaDeps): Agenda {
  let perform: Perform | undefined

  function schedule({ id, orderKey, dueAt, act }: Step) {
    timers.set(`step ${id}`, Date.parse(dueAt), () => {
      const order = store.orders.get(orderKey)
      if (order) perform?.(order, act)
      // A crash before this line does the act again.
      store.steps.delete(id)
    })
  }

  return {
    plan(order, minutes, act) {
      const dueAt = new Date(now().getTime() + minutes * minuteMs).toISOString()
      const step = { id: randomDigits(16), orderKey: order.key, dueAt, act }
      store.steps.set(step.id, step)
      schedule(step)
    },
    start(performAct) {
      perform = performAct
      for (const step of store.steps.all()) schedule(step)
    },
  }
}
