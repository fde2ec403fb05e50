import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Select } from 'design-system/select/select'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { cleanAwb } from 'shared-contracts/fulfilment/awb'
import { guessCourier } from 'shared-contracts/fulfilment/guess-courier'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { isApiError } from 'shared-contracts/http'
import { normaliseCode } from 'shared-contracts/values/typed-number'
import { EditForm } from '../../../components/forms/edit-form'
import { Tick } from '../../../components/forms/tick'
import { CameraButton } from '../../../components/scan/camera-button'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Loaded } from '../../../components/screen-states/loaded'
import { keepLastCourier, readLastCourier } from '../../../data/fulfilment/last-courier'
import { connection } from '../../../data/offline/connection'
import { useMfAdminGetCouriersQuery } from '../../../data/orders/orders-api'
import { PartOfOrder } from './part-of-order'
import { PlaceQuestion } from './place-question'
import styles from './ship.module.css'
import type { ToShip } from './to-ship'
import { useShipping } from './use-shipping'

interface Props {
  toShip: ToShip
  onDone: () => void
}

export function ShipForm({ toShip, onDone }: Props) {
  const query = useMfAdminGetCouriersQuery()
  return (
    <Loaded query={query} what="the couriers">
      {(couriers) => <Handover toShip={toShip} couriers={couriers} onDone={onDone} />}
    </Loaded>
  )
}

function Handover({ toShip, couriers, onDone }: Props & { couriers: readonly Courier[] }) {
  const before = toShip.kind === 'correction' ? toShip.shipment : undefined
  const offered = couriers.filter(({ id, isOffered }) => isOffered || id === before?.courier)
  const [chosen, setChosen] = useState(before?.courier)
  const [awb, setAwb] = useState(before?.awb ?? '')
  const [part, setPart] = useState<LineQuantity[]>()
  const [isTold, setIsTold] = useState(true)
  const [hasTried, setHasTried] = useState(false)
  const { ship, isLoading, error } = useShipping(toShip)
  const clean = cleanAwb(awb)
  const ids = offered.map(({ id }) => id)
  const [usual] = useState(() => readLastCourier(offered))
  const courier = chosen ?? guessCourier(clean ?? '', ids) ?? usual
  const [sent, setSent] = useState<string>()
  // A refusal disappears once the number is edited.
  const refused = sent === clean ? error : undefined
  const refusal = isApiError(refused) ? refused.fields?.awb : undefined
  const isEmpty = part?.length === 0

  async function handleSubmit() {
    setHasTried(true)
    if (!clean || isEmpty || isLoading) return
    setSent(clean)
    if (!(await ship({ courier, awb: clean, ...(part && { lines: part }) }, isTold))) return
    keepLastCourier(courier)
    showToast({
      tone: 'ok',
      message: before ? 'Tracking number updated.' : shippedWords(),
    })
    onDone()
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit}>
      <div className={styles.form}>
        <Field
          label="Tracking number (AWB)"
          name="awb"
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          hint="Type or scan it. Spaces are removed."
          maxLength={80}
          value={awb}
          onChange={(event) => setAwb(event.target.value)}
          error={hasTried && !clean ? awbProblem(awb) : refusal}
        />
        <CameraButton label="Scan tracking number with the camera" isForOne onCode={setAwb} />
        <Select label="Courier" value={courier} onChange={(event) => setChosen(event.target.value)}>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {before && (
          <Tick
            label="Email the corrected number to the customer"
            checked={isTold}
            onChange={(event) => setIsTold(event.target.checked)}
          />
        )}
        <PartOfOrder
          toShip={toShip}
          part={part}
          onChange={setPart}
          error={hasTried && isEmpty ? 'Select at least one item' : undefined}
        />
        <ChangeProblem error={refused} onReload={onDone} />
        <PlaceQuestion error={error} />
        <Button type="submit" block busy={isLoading}>
          {before ? 'Save' : 'Ship order'}
        </Button>
      </div>
    </EditForm>
  )
}

function shippedWords(): string {
  return connection.isOn()
    ? 'Shipped. The customer gets an email in 2 minutes.'
    : 'Saved on this device. It will be sent when you’re back online.'
}

function awbProblem(typed: string): string {
  const { length } = normaliseCode(typed)
  if (length === 0) return 'Enter the tracking number'
  if (length < 4) return 'Enter at least 4 characters'
  if (length > 40) return 'Enter up to 40 characters. These may be 2 tracking numbers.'
  return 'Use letters, digits, - and / only'
}
