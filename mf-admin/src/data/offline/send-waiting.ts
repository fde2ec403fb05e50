import { isApiError, serverMessage } from 'shared-contracts/http'
import type { ShipmentStep } from './shipment-step'
import { isToSend, refuseStep, removeStep, waitingSteps } from './waiting-steps'

interface AdminResponse {
  error?: unknown
}

/** True if the api may accept the step later: it was unreachable, failed, or limits requests. */
function mayPass(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429
}

let underWay: Promise<void> | undefined

/**
 * Sends waiting steps in order, in one tab at a time. A refused step is reported and changes nothing; at the first step
 * that may succeed later, all remaining ones keep waiting.
 * @param send sends one step; it waits for the lock or a re-authentication
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

/** True if the admin is locked: the step itself was not refused. */
function isOfSession(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.code === 'REAUTHENTICATION_REQUIRED')
}
