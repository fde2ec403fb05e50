import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { Select } from 'design-system/select/select'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { cleanAwb } from 'shared-contracts/fulfilment/awb'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { readStored, writeStored } from 'shared-contracts/store'
import { Tick } from '../../../components/forms/tick'
import { CameraButton } from '../../../components/scan/camera-button'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Loaded } from '../../../components/screen-states/loaded'
import { connection } from '../../../data/offline/connection'
import { useMfAdminGetCouriersQuery } from '../../../data/orders/orders-api'
import { PartOfOrder } from './part-of-order'
import { PlaceQuestion } from './place-question'
import styles from './ship.module.css'
import type { ToShip } from './to-ship'
import { useShipping } from './use-shipping'

const KEY = 'admin-courier'

/** The courier of the last shipment on this device: most use the same. */
const readLastCourier = () => readStored('localStorage', KEY) ?? ''
const keepLastCourier = (id: string) => writeStored('localStorage', KEY, id)

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
  const [courier, setCourier] = useState(() => firstCourier(offered, before?.courier))
  const [awb, setAwb] = useState(before?.awb ?? '')
  const [part, setPart] = useState<LineQuantity[]>()
  const [isTold, setIsTold] = useState(true)
  const [hasTried, setHasTried] = useState(false)
  const { ship, isLoading, error } = useShipping(toShip)
  const clean = cleanAwb(awb)
  const isEmpty = part?.length === 0

  async function handleSubmit() {
    setHasTried(true)
    if (!clean || isEmpty || isLoading) return
    if (!(await ship({ courier, awb: clean, ...(part && { lines: part }) }, isTold))) return
    keepLastCourier(courier)
    showToast({
      tone: 'ok',
      message: before ? 'Tracking number updated.' : shippedWords(),
    })
    onDone()
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
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
          error={hasTried && !clean ? 'Enter a valid tracking number' : undefined}
        />
        <CameraButton label="Scan tracking number with the camera" isForOne onCode={setAwb} />
        <Select label="Courier" value={courier} onChange={(event) => setCourier(event.target.value)}>
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
        <ChangeProblem error={error} onReload={onDone} />
        <PlaceQuestion error={error} />
        <Button type="submit" block busy={isLoading}>
          {before ? 'Save' : 'Ship order'}
        </Button>
      </div>
    </Form>
  )
}

function shippedWords(): string {
  return connection.isOn()
    ? 'Shipped. The customer will get an email in two minutes.'
    : 'Saved on this device. It will be sent when you’re back online.'
}

function firstCourier(offered: readonly Courier[], before: string | undefined): string {
  const wanted = before ?? readLastCourier()
  return offered.find(({ id }) => id === wanted)?.id ?? offered[0]?.id ?? ''
}
