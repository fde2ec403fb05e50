import type { Basics } from '../values/basics'
import { randomDigits } from '../values/random-id'
import type { Step, StepAct } from './step'
import type { Order } from './store/order'

type Perform = (order: Order, act: StepAct) => void

export type Agenda = ReturnType<typeof createAgenda>

/** What happens by itself later on, over restarts. */
export function createAgenda({ store, timers, inMinutes }: Basics) {
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
    /** @param minutes of the schedule, from now */
    plan(order: Order, minutes: number, act: StepAct) {
      const step = { id: randomDigits(16), orderKey: order.key, dueAt: inMinutes(minutes), act }
      store.steps.set(step.id, step)
      schedule(step)
    },
    /** Takes up what an earlier process left undone; from here on `performAct` does every act that is due. */
    start(performAct: Perform) {
      perform = performAct
      for (const step of store.steps.all()) schedule(step)
    },
  }
}
