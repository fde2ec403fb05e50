import { isApiError, serverMessage } from 'shared-contracts/http'
import type { ShipmentStep } from './shipment-step'
import { isToSend, refuseStep, removeStep, waitingSteps } from './waiting-steps'

interface AdminResponse {
  error?: unknown
}

/** Whether the admin may yet take what it has not: it was not reached, had a fault, or is asked too often. */
function mayPass(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429
}

let underWay: Promise<void> | undefined

/**
 * Sends what waits, in its order, in one tab at a time. What the admin refuses is named and changes nothing; at the first
 * step that may pass later, all that is left goes on waiting.
 * @param send tells the admin one step; a lock or a question for a proof is waited for
 */
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
      else refuseStep(next, serverMessage(error) ?? 'The server gave no reason.')
    }
  }
  underWay ??= Promise.resolve(navigator.locks?.request('admin-steps', sendAll) ?? sendAll()).finally(() => {
    underWay = undefined
  })
  return underWay
}

/** Who did not unlock the admin has refused nothing. */
function isOfSession(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.code === 'REAUTHENTICATION_REQUIRED')
}
