import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { ApiError } from 'shared-contracts/http'
import { adminCall } from '../calls/admin-api'
import { type Ask, isUnreached, PATIENCE_MS } from '../calls/ask-admin'
import { newCallKey } from '../calls/call-key'
import { noteShipment } from '../offline/cached-work'
import { connection } from '../offline/connection'
import { mustWait, queueStep } from '../offline/queue-step'
import { type ShipmentStep, toRequest } from '../offline/shipment-step'

interface AdminResponse {
  shipment: AdminShipment
}

interface Keyed {
  step: ShipmentStep
  /** The idempotency key. */
  key?: string
}

type StepResult = Promise<QueryReturnValue<AdminResponse, ApiError, undefined>>

export async function tellStep(
  { step, key = newCallKey() }: Keyed,
  ...rest: [unknown, unknown, Ask]
): StepResult {
  const tell = adminCall<AdminResponse>(() => ({ timeout: PATIENCE_MS, ...toRequest(step, key) }))
  const answer = await tell(undefined, ...rest)
  if (answer.data) noteShipment(answer.data.shipment, 'orderId' in step ? step.orderId : undefined)
  return answer
}

/**
 * Makes the `queryFn` of a step, which is queued if the api can't be reached. It then resolves to the shipment
 * as it will be if nobody else changes it. Later steps of the order are queued too.
 */
export function stepCall<Arg>(keyed: (arg: Arg) => Keyed) {
  return async (arg: Arg, ...rest: [unknown, unknown, Ask]): StepResult => {
    const { step, key = newCallKey() } = keyed(arg)
    if (!connection.isOn() || mustWait(step)) {
      const shipment = queueStep(step, key)
      if (shipment) return { data: { shipment } }
    }
    const answer = await tellStep({ step, key }, ...rest)
    const shipment = isUnreached(answer.error) ? queueStep(step, key) : undefined
    return shipment ? { data: { shipment } } : answer
  }
}
