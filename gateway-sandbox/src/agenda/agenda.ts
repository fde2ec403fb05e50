import type { Ledger } from '../ledger/ledger'
import type { Step, StepAct } from '../ledger/step'
import { randomDigits } from '../random-id'

/** What happens by itself later on, over restarts. */
export interface Agenda {
  /** @param minutes of the schedule, from now */
  plan(orderKey: string, minutes: number, act: StepAct): void
  /** Takes up what an earlier process left undone; from here on `perform` does every step that is due. */
  start(perform: (step: Step) => void): void
  /** After the clock was set forward. */
  catchUp(): void
  close(): void
}

interface AgendaDeps {
  ledger: Ledger
  minuteMs: number
  now: () => Date
}

export function createAgenda({ ledger, minuteMs, now }: AgendaDeps): Agenda {
  const timers = new Map<string, NodeJS.Timeout>()
  let performStep: ((step: Step) => void) | undefined

  function schedule(step: Step) {
    const wait = Math.max(0, Date.parse(step.dueAt) - now().getTime())
    const perform = () => {
      timers.delete(step.id)
      performStep?.(step)
      // A crash before this line does the step again, so every act passes over what has been done.
      ledger.record({ type: 'step-done', stepId: step.id })
    }
    clearTimeout(timers.get(step.id))
    timers.set(step.id, setTimeout(perform, wait))
  }

  function catchUp() {
    for (const step of ledger.steps()) schedule(step)
  }

  return {
    plan(orderKey, minutes, act) {
      const dueAt = new Date(now().getTime() + minutes * minuteMs).toISOString()
      const step = { id: randomDigits(16), orderKey, dueAt, act }
      ledger.record({ type: 'step-planned', step })
      schedule(step)
    },
    start(perform) {
      performStep = perform
      catchUp()
    },
    catchUp,
    close() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
