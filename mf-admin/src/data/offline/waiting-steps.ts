import { createDeviceStore } from './device-store'
import type { ShipmentStep } from './shipment-step'

/** A step that has not reached the admin yet. It holds nothing of the customer. */
export interface WaitingStep {
  /** By which the admin knows its repeats. */
  key: string
  step: ShipmentStep
  /** Whose work it is: nobody else sends it. */
  personId: string
  /** The order that it is a step of. */
  orderId: string
  /** Why the admin did not take it. It is sent no more, and stays until somebody has read it. */
  refused?: string
}

const none: readonly WaitingStep[] = []
const stored = createDeviceStore<readonly WaitingStep[]>('admin-steps-1')

export const subscribeToSteps = stored.subscribe

/** In the order in which they were done. */
export function waitingSteps(): readonly WaitingStep[] {
  return stored.read() ?? none
}

function keep(steps: readonly WaitingStep[]): boolean {
  return stored.write(steps.length > 0 ? steps : undefined)
}

/** @returns whether it is kept: storage may be full, or blocked */
export function addStep(step: WaitingStep): boolean {
  return keep([...waitingSteps(), step])
}

export function removeStep(key: string): void {
  keep(waitingSteps().filter((step) => step.key !== key))
}

/** Takes note that a step was refused, and with it what came after it on the same order. */
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

/** Nobody sends the work of somebody else. */
export function forgetStepsOfOthers(personId: string): void {
  const own = waitingSteps().filter((step) => step.personId === personId)
  if (own.length < waitingSteps().length) keep(own)
}

export const isToSend = ({ refused }: WaitingStep) => refused === undefined
