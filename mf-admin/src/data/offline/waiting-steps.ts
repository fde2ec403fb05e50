import { createDeviceStore } from './device-store'
import type { ShipmentStep } from './shipment-step'

/** A step that has not reached the api yet. It contains no customer data. */
export interface WaitingStep {
  /** Lets the api recognise a repeat. */
  key: string
  step: ShipmentStep
  /** The person who did it: it is never sent in anybody else's name. */
  personId: string
  /** The order that it belongs to. */
  orderId: string
  /** Why it was refused. It is not sent again, and stays until somebody has read it. */
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

/** @returns whether it was stored: storage may be full, or blocked */
export function addStep(step: WaitingStep): boolean {
  return keep([...waitingSteps(), step])
}

export function removeStep(key: string): void {
  keep(waitingSteps().filter((step) => step.key !== key))
}

/** Marks a step as refused, with all later ones of the same order. */
export function refuseStep({ key, orderId }: WaitingStep, why: string): void {
  const steps = waitingSteps()
  const from = steps.findIndex((step) => step.key === key)
  keep(
    steps.map((step, index) => {
      if (step.orderId !== orderId || step.refused || index < from) return step
      return { ...step, refused: index === from ? why : 'The previous step failed.' }
    }),
  )
}

/** Deletes other people's steps, which nobody else may send. */
export function forgetStepsOfOthers(personId: string): void {
  const own = waitingSteps().filter((step) => step.personId === personId)
  if (own.length < waitingSteps().length) keep(own)
}

export const isToSend = ({ refused }: WaitingStep) => refused === undefined
