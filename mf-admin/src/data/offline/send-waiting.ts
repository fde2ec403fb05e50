import { isApiError, serverMessage } from 'shared-contracts/http'
import type { ShipmentStep } from './shipment-step'
import { isToSend, refuseStep, removeStep, waitingSteps } from './waiting-steps'

interface AdminResponse {
  error?: unknown
}

/** True if the step may succeed later: the api was unreachable, failed, or limited requests. */
function mayPass(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429
}

let underWay: Promise<void> | undefined

/** Sends queued steps in order, from one tab only. Marks refused steps. Stops at one that may succeed later. */
export function sendWaiting(
  personId: string,
  send: (step: ShipmentStep, key: string) => Promise<AdminResponse>,
): Promise<void> {
  const sendAll = async () => {
    for (;;) {
      const next = waitingSteps().find((step) => isToSend(step) && step.personId === personId)
      if (!next) return
      const { error } = await send(next.step, next.key)
      if (!error) removeStep(next.key)
      else if (mayPass(error) || isOfSession(error)) return
      else refuseStep(next, serverMessage(error) ?? 'The server didn’t give a reason.')
    }
  }
  underWay ??= Promise.resolve(navigator.locks?.request('admin-steps', sendAll) ?? sendAll()).finally(() => {
    underWay = undefined
  })
  return underWay
}

/** True if the session was refused, not the step itself. */
function isOfSession(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.code === 'REAUTHENTICATION_REQUIRED')
}
