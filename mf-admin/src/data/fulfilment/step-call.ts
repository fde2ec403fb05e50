import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import type { ApiError } from 'shared-contracts/http'
import { adminCall } from '../calls/admin-api'
import { type Ask, isUnreached, PATIENCE_MS } from '../calls/ask-admin'
import { connection } from '../offline/connection'
import { noteParcel } from '../offline/kept-work'
import { type ParcelStep, requestOf } from '../offline/parcel-step'
import { putOff, waitsBehind } from '../offline/put-off'
import { newCallKey } from './call-key'

interface Answer {
  parcel: AdminParcel
}

interface Keyed {
  step: ParcelStep
  /** By which the admin knows its repeats, such as after an answer that was lost. */
  key?: string
}

type Told = Promise<QueryReturnValue<Answer, ApiError, undefined>>

/** Tells the admin a step, or that nobody has answered. */
export async function tellStep({ step, key = newCallKey() }: Keyed, ...rest: [unknown, unknown, Ask]): Told {
  const tell = adminCall<Answer>(() => ({ timeout: PATIENCE_MS, ...requestOf(step, key) }))
  const answer = await tell(undefined, ...rest)
  if (answer.data) noteParcel(answer.data.parcel, 'orderId' in step ? step.orderId : undefined)
  return answer
}

/**
 * The `queryFn` of a step that may wait for a connection. It is answered as the admin will answer, if nobody was first. What
 * comes after a step that waits, waits behind it.
 */
export function stepCall<Arg>(keyed: (arg: Arg) => Keyed) {
  return async (arg: Arg, ...rest: [unknown, unknown, Ask]): Told => {
    const { step, key = newCallKey() } = keyed(arg)
    if (!connection.isOn() || waitsBehind(step)) {
      const parcel = putOff(step, key)
      if (parcel) return { data: { parcel } }
    }
    const answer = await tellStep({ step, key }, ...rest)
    const parcel = isUnreached(answer.error) ? putOff(step, key) : undefined
    return parcel ? { data: { parcel } } : answer
  }
}
