import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { ApiError } from 'shared-contracts/http'
import { adminCall } from '../calls/admin-api'
import { type Ask, isUnreached, PATIENCE_MS } from '../calls/ask-admin'
import { noteShipment } from '../offline/cached-work'
import { connection } from '../offline/connection'
import { mustWait, queueStep } from '../offline/queue-step'
import { type ShipmentStep, toRequest } from '../offline/shipment-step'
import { newCallKey } from './call-key'

interface AdminResponse {
  shipment: AdminShipment
}

interface Keyed {
  step: ShipmentStep
  /** By which the admin knows its repeats, such as after an answer that was lost. */
  key?: string
}

type StepResult = Promise<QueryReturnValue<AdminResponse, ApiError, undefined>>

/** Tells the admin a step, or that nobody has answered. */
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
 * The `queryFn` of a step that may wait for a connection. It is answered as the admin will answer, if nobody was first. What
 * comes after a step that waits, waits behind it.
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
