import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import {
  useMfAdminCancelShipmentMutation,
  useMfAdminShipmentArrivedMutation,
  useMfAdminUndoShippingMutation,
} from '../../../../data/fulfilment/shipments-api'
import { useIsPending } from '../../../../data/fulfilment/use-is-pending'
import styles from '../order.module.css'

interface Props {
  shipment: AdminShipment
  /** True if all of its items came back. */
  isWhollyBack: boolean
  hasReturns: boolean
  onCorrect: (shipment: AdminShipment) => void
  onTakeBack: (shipment: AdminShipment) => void
  onReload: () => void
}

/** Actions on a shipment other than shipping it. */
export function ShipmentActions({
  shipment,
  isWhollyBack,
  hasReturns,
  onCorrect,
  onTakeBack,
  onReload,
}: Props) {
  const { id, version, state } = shipment
  const [undo, undone] = useMfAdminUndoShippingMutation()
  const [cancel, cancelled] = useMfAdminCancelShipmentMutation()
  const [arrive, arrived] = useMfAdminShipmentArrivedMutation()
  const canUndo = useIsPending(shipment.undoUntil)
  const isBusy = undone.isLoading || cancelled.isLoading || arrived.isLoading

  async function handleUndo() {
    const { error } = await undo({ id, version })
    if (!error) showToast({ tone: 'ok', message: 'Undone. No email was sent to the customer.' })
  }

  function reload() {
    for (const call of [undone, cancelled, arrived]) call.reset()
    onReload()
  }

  const button = (label: string, act: () => void) => (
    <Button key={label} variant="line" size="sm" disabled={isBusy} onClick={act}>
      {label}
    </Button>
  )
  const note = (next: 'delivered' | 'coming-back' | 'shipped') => () =>
    void arrive({ id, version, state: next })

  return (
    <>
      <div className={styles.reach}>
        {canUndo && button('Undo shipping', () => void handleUndo())}
        {(state === 'packing' || state === 'packed') &&
          button('Undo packing', () => void cancel({ id, version }))}
        {state === 'shipped' && [
          button('Edit tracking number', () => onCorrect(shipment)),
          button('Mark as delivered', note('delivered')),
          button('Mark as being returned', note('coming-back')),
        ]}
        {state === 'coming-back' && [
          button('Mark as returned', () => onTakeBack(shipment)),
          button('Mark as delivered', note('delivered')),
        ]}
        {state === 'delivered' && !hasReturns && button('Mark as not delivered', note('shipped'))}
        {(state === 'delivered' || state === 'back') &&
          !isWhollyBack &&
          button('Record a return', () => onTakeBack(shipment))}
      </div>
      <ChangeProblem error={undone.error ?? cancelled.error ?? arrived.error} onReload={reload} />
    </>
  )
}
