import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import {
  useMfAdminBeginShipmentMutation,
  useMfAdminPackShipmentMutation,
} from '../../../../data/fulfilment/shipments-api'
import { waitingShipment } from './waiting-shipment'

/** The steps before shipping: claim an order, then mark it as packed. */
export function usePacking(order: Pick<AdminOrder, 'id' | 'shipments'>, onReload: () => void) {
  const [begin, begun] = useMfAdminBeginShipmentMutation()
  const [packUp, packed] = useMfAdminPackShipmentMutation()
  const waiting = waitingShipment(order)

  // The order is refetched after each step. Until then it has an old version, and the api would refuse to ship it.
  const answered = packed.data?.shipment
  const isBehind = answered !== undefined && waiting?.id === answered.id && waiting.version < answered.version

  function pack() {
    if (!waiting) void begin({ orderId: order.id })
    else if (waiting.state === 'packing') void packUp({ id: waiting.id, version: waiting.version })
  }

  function reload() {
    begun.reset()
    packed.reset()
    onReload()
  }

  return {
    pack,
    isBusy: begun.isLoading || packed.isLoading || isBehind,
    problem: <ChangeProblem error={begun.error ?? packed.error} onReload={reload} />,
  }
}
