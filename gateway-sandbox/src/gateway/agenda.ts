import type { Basics } from '../values/basics'
import { randomDigits } from '../values/random-id'
import type { Step, StepAct } from './step'
import type { Order } from './store/order'

type Perform = (order: Order, act: StepAct) => void

export type Agenda = ReturnType<typeof createAgenda>

/** Runs scheduled acts, even after a restart. */
export function createAgenda({ store, timers, inMinutes }: Basics) {
  let perform: Perform | undefined

  function schedule({ id, orderKey, dueAt, act }: Step) {
    timers.set(`step ${id}`, Date.parse(dueAt), () => {
      const order = store.orders.get(orderKey)
      if (order) perform?.(order, act)
      // If the process crashes before this line, the act is repeated.
      store.steps.delete(id)
    })
  }

  return {
    /** @param minutes scheduled minutes from now */
    plan(order: Order, minutes: number, act: StepAct) {
      const step = { id: randomDigits(16), orderKey: order.key, dueAt: inMinutes(minutes), act }
      store.steps.set(step.id, step)
      schedule(step)
    },
    /** Schedules the acts left by an earlier process. From now on, `performAct` performs every due act. */
    start(performAct: Perform) {
      perform = performAct
      for (const step of store.steps.all()) schedule(step)
    },
  }
}
