import { createDeviceStore } from './device-store'
import type { ShipmentStep } from './shipment-step'

/** A step that the api has not accepted yet. It contains no customer data. */
export interface WaitingStep {
  /** The idempotency key. */
  key: string
  step: ShipmentStep
  /** The person who did the step. It is never sent in another person's name. */
  personId: string
  orderId: string
  /** The reason it was refused. A refused step is not sent again; it is listed until somebody dismisses it. */
  refused?: string
}

const none: readonly WaitingStep[] = []
const stored = createDeviceStore<readonly WaitingStep[]>('admin-steps-1')

export const subscribeToSteps = stored.subscribe

/** Returns the steps in the order in which they were done. */
export function waitingSteps(): readonly WaitingStep[] {
  return stored.read() ?? none
}

function keep(steps: readonly WaitingStep[]): boolean {
  return stored.write(steps.length > 0 ? steps : undefined)
}

/** @returns false if it was not stored, because storage is full or blocked */
export function addStep(step: WaitingStep): boolean {
  return keep([...waitingSteps(), step])
}

export function removeStep(key: string): void {
  keep(waitingSteps().filter((step) => step.key !== key))
}

/** Marks a step and all later steps of its order as refused. */
export function refuseStep({ key, orderId }: WaitingStep, why: string): void {
  const steps = waitingSteps()
  const from = steps.findIndex((step) => step.key === key)
  keep(
    steps.map((step, index) => {
      if (step.orderId !== orderId || step.refused || index < from) return step
      return { ...step, refused: index === from ? why : 'An earlier step for this order failed.' }
    }),
  )
}

/** Deletes other people's steps, which only they may send. */
export function forgetStepsOfOthers(personId: string): void {
  const own = waitingSteps().filter((step) => step.personId === personId)
  if (own.length < waitingSteps().length) keep(own)
}

export const isToSend = ({ refused }: WaitingStep) => refused === undefined
