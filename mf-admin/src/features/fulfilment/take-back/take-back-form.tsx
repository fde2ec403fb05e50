import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { AdminShipment, NewReturn } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { listOutstanding } from 'shared-contracts/fulfilment/returns'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { EditForm } from '../../../components/forms/edit-form'
import { PieceChoice } from '../../../components/forms/piece-choice'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { adminApi, adminCall } from '../../../data/calls/admin-api'
import { newCallKey } from '../../../data/calls/call-key'
import { type Details, likelyDetail, toReturnedLines } from './details'
import styles from './take-back.module.css'
import { TakeBackLine } from './take-back-line'

const { useMfAdminTakeBackMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminTakeBack: build.mutation<
      { shipment: AdminShipment },
      NewReturn & { shipment: string; key: string }
    >({
      queryFn: adminCall(({ shipment, key, ...data }) => ({
        url: `/api/admin/shipments/${encodeURIComponent(shipment)}/returns`,
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags: ['AdminOrders', 'AdminMoney'],
    }),
  }),
})

interface Props {
  order: AdminOrder
  shipment: AdminShipment
  onClose: () => void
  onDone: () => void
}

export function TakeBackForm({ order, shipment, onClose, onDone }: Props) {
  const returned = order.returns.filter((one) => one.shipment === shipment.id).flatMap(({ lines }) => lines)
  const out = listOutstanding(shipment.lines, returned)
  const likely = likelyDetail(shipment)
  // An undelivered shipment comes back complete.
  const [pieces, setPieces] = useState<LineQuantity[]>(shipment.state === 'delivered' ? [] : out)
  const [details, setDetails] = useState<Details>({})
  const [note, setNote] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [key] = useState(newCallKey)
  const [takeBack, { error, isLoading }] = useMfAdminTakeBackMutation()

  async function handleSubmit() {
    setHasTried(true)
    if (pieces.length === 0 || isLoading) return
    const { version } = shipment
    const lines = toReturnedLines(pieces, details, likely)
    const { data } = await takeBack({ shipment: shipment.id, key, version, lines, note })
    if (!data) return
    showToast({ tone: 'ok', message: 'Return saved. The customer will get an email.' })
    onDone()
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit}>
      <div className={styles.form}>
        <PieceChoice most={out} lines={order.lines} chosen={pieces} onChoose={setPieces} />
        {pieces.map(({ line, quantity }) => (
          <TakeBackLine
            key={line}
            quantity={quantity}
            name={`${order.lines[line]?.name}, ${order.lines[line]?.variant}`}
            detail={details[line] ?? likely}
            onChange={(detail) => setDetails({ ...details, [line]: detail })}
          />
        ))}
        <Field
          label="Note"
          name="note"
          hint="For staff only. The customer won’t see it."
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {hasTried && pieces.length === 0 && <p role="alert">Select at least one item</p>}
        <ChangeProblem error={error} onReload={onClose} />
        <Button type="submit" block busy={isLoading}>
          Save return
        </Button>
      </div>
    </EditForm>
  )
}
