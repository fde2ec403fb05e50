import { useState } from 'react'
import { newCallKey } from '../../../data/calls/call-key'
import {
  type OrderHandover,
  useMfAdminCorrectShipmentMutation,
  useMfAdminShipOrderMutation,
  useMfAdminShipShipmentMutation,
} from '../../../data/fulfilment/shipments-api'
import type { ToShip } from './to-ship'

/** Sends the sheet's input. All attempts to ship from one sheet share one idempotency key. */
export function useShipping(toShip: ToShip) {
  const [key] = useState(newCallKey)
  const [shipOrder, order] = useMfAdminShipOrderMutation()
  const [shipShipment, shipment] = useMfAdminShipShipmentMutation()
  const [correct, correction] = useMfAdminCorrectShipmentMutation()
  const { isLoading, error } = { order, shipment, correction }[toShip.kind]

  async function ship(handover: OrderHandover, isTold: boolean): Promise<boolean> {
    const answer = await send(handover, isTold)
    return !answer.error
  }

  function send(handover: OrderHandover, isTold: boolean) {
    if (toShip.kind === 'order') return shipOrder({ orderId: toShip.order.id, key, ...handover })
    const { id, version } = toShip.shipment
    const { courier, awb } = handover
    if (toShip.kind === 'shipment') return shipShipment({ id, version, key, courier, awb })
    return correct({ id, version, isTold, courier, awb })
  }

  return { ship, isLoading, error }
}
