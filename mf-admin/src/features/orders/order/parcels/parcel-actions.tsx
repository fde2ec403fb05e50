import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import {
  useMfAdminCancelParcelMutation,
  useMfAdminParcelArrivedMutation,
  useMfAdminUndoShippingMutation,
} from '../../../../data/fulfilment/parcels-api'
import styles from '../order.module.css'
import { useIsBefore } from './use-is-before'

interface Props {
  parcel: AdminParcel
  /** Whether all that was in it came back. */
  isWhollyBack: boolean
  onCorrect: (parcel: AdminParcel) => void
  onTakeBack: (parcel: AdminParcel) => void
  onReload: () => void
}

/** What can be done with a parcel besides shipping it. */
export function ParcelActions({ parcel, isWhollyBack, onCorrect, onTakeBack, onReload }: Props) {
  const { id, version, state } = parcel
  const [undo, undone] = useMfAdminUndoShippingMutation()
  const [cancel, cancelled] = useMfAdminCancelParcelMutation()
  const [arrive, arrived] = useMfAdminParcelArrivedMutation()
  const canUndo = useIsBefore(parcel.undoUntil)
  const isBusy = undone.isLoading || cancelled.isLoading || arrived.isLoading

  async function handleUndo() {
    const { error } = await undo({ id, version })
    if (!error) showToast({ tone: 'ok', message: 'Undone. The customer is told nothing.' })
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
  const note = (next: 'delivered' | 'coming-back') => () => void arrive({ id, version, state: next })

  return (
    <>
      <div className={styles.reach}>
        {canUndo && button('Undo shipping', () => void handleUndo())}
        {(state === 'packing' || state === 'packed') &&
          button('Put it back on the shelf', () => void cancel({ id, version }))}
        {state === 'shipped' && [
          button('Correct the number', () => onCorrect(parcel)),
          button('Delivered', note('delivered')),
          button('Coming back', note('coming-back')),
        ]}
        {state === 'coming-back' && [
          button('It is back', () => onTakeBack(parcel)),
          button('Delivered after all', note('delivered')),
        ]}
        {(state === 'delivered' || state === 'back') &&
          !isWhollyBack &&
          button('Something came back', () => onTakeBack(parcel))}
      </div>
      <ChangeProblem error={undone.error ?? cancelled.error ?? arrived.error} onReload={reload} />
    </>
  )
}
