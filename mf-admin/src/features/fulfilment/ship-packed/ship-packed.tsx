import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Form } from 'design-system/form/form'
import { Select } from 'design-system/select/select'
import { useEffect, useRef, useState } from 'react'
import type { PackedShipment, PackedShipments } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { MOST_PRINTED } from 'shared-contracts/fulfilment/admin/document-sizes'
import { serverMessage } from 'shared-contracts/http'
import { MainAction } from '../../../components/actions/main-action'
import { RowList } from '../../../components/cards/row-list'
import { PrintDocuments } from '../../../components/orders/print-documents'
import { CameraButton } from '../../../components/scan/camera-button'
import { Loaded } from '../../../components/screen-states/loaded'
import { Result } from '../../../components/screen-states/result'
import { useMfAdminGetPackedShipmentsQuery } from '../../../data/fulfilment/bulk-shipping-api'
import { useMfAdminGetCouriersQuery } from '../../../data/orders/orders-api'
import { JustShipped } from './just-shipped'
import { NumberListForm } from './number-list-form'
import styles from './ship-packed.module.css'
import { fieldIdOf, ShipRow } from './ship-row'
import { findByOrderNumber } from './shipping-rows'
import { useShippingRows } from './use-shipping-rows'

/** Ships all packed orders from one screen: a tracking number for each, then one button. */
export function ShipPacked() {
  const packed = useMfAdminGetPackedShipmentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const couriers = useMfAdminGetCouriersQuery()
  return (
    <Loaded query={couriers} what="the couriers">
      {(known) => (
        <Loaded query={packed} what="the packed orders">
          {(list) => <Packed list={list} couriers={known} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Packed({ list, couriers }: { list: PackedShipments; couriers: readonly Courier[] }) {
  const shipping = useShippingRows(list, couriers)
  const { isOn, rows, offered, fill, notice, isBusy, count } = shipping
  const [focused, setFocused] = useState<string>()
  /** The row in which pressing Enter revealed an error. */
  const [halted, setHalted] = useState<string>()
  const end = useRef<HTMLDivElement>(null)
  const next = rows.find(({ typed }) => typed.trim() === '')
  const wrong = rows.filter(({ id, problem }) => problem && (id !== focused || id === halted))

  // Focus the first empty field, so that scanning can start at once.
  const first = useRef(next?.id)
  useEffect(() => {
    if (first.current) focusField(first.current)
  }, [])

  function handleEnter({ id, typed, problem }: (typeof rows)[number]) {
    const scanned = findByOrderNumber(rows, typed)
    if (scanned) {
      fill({ [id]: { awb: '' } })
      focusField(scanned.id)
    } else if (problem) {
      setHalted(id)
      focusField(id)
    } else {
      const place = rows.findIndex((row) => row.id === id)
      const others = [...rows.slice(place + 1), ...rows.slice(0, place)]
      const empty = others.find((row) => row.typed.trim() === '')
      if (empty) focusField(empty.id)
      // Don't focus the button, because a second scan would press it.
      else end.current?.focus()
    }
  }

  function handleSubmit() {
    const place = wrong[0] ?? next
    if (count === 0 && place) focusField(place.id)
    void shipping.ship()
  }

  /** The shipment whose row gets the focus once it is listed again. */
  const undone = useRef<string>(undefined)
  useEffect(() => {
    if (undone.current === undefined || !rows.some(({ id }) => id === undone.current)) return
    focusField(undone.current)
    undone.current = undefined
  }, [rows])

  function handleUndone({ shipment: { id, awb = '', courier } }: PackedShipment) {
    undone.current = id
    fill({ [id]: { awb, courier } })
  }

  return (
    <>
      {notice && (
        <Result key={notice.at} tone="ok">
          {notice.text}
        </Result>
      )}
      {rows.length === 0 && list.justShipped.length === 0 && (
        <EmptyState level={2} title="No packed orders">
          Mark orders as packed in the order list. Then you can ship them together here.
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Form noValidate onSubmit={handleSubmit} className={styles.form}>
          <div className={styles.part}>
            <Select
              label="Courier"
              hint="A tracking number in another courier’s format, such as EE123456789IN, switches to that courier."
              value={shipping.courier}
              onChange={(event) => shipping.setCourier(event.target.value)}
            >
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
          <NumberListForm onList={(text) => shipping.fillFromList(text)} />
          {isOn && <PrintPacked rows={rows} />}
          <p role="status" className={styles.quiet}>
            {`${rows.filter(({ typed }) => typed.trim() !== '').length} of ${rows.length} tracking numbers entered`}
          </p>
          <RowList label="Packed orders">
            {rows.map((row) => (
              <ShipRow
                key={row.id}
                row={row}
                couriers={offered}
                problem={wrong.includes(row) ? row.problem : undefined}
                isReady={row.isReady}
                onChange={(number) => {
                  setHalted(undefined)
                  fill({ [row.id]: number })
                }}
                onEnter={() => handleEnter(row)}
                onFocus={() => setFocused(row.id)}
                onBlur={() => setFocused(undefined)}
                onPasteList={(text) => shipping.fillFromList(text, row.id)}
              />
            ))}
          </RowList>
          <MainAction>
            <div ref={end} tabIndex={-1} className={styles.actions}>
              <Problems wrong={wrong} error={shipping.error} />
              {next && (
                <CameraButton
                  label={`Scan for ${next.orderId}`}
                  isForOne
                  onCode={(code) => fill({ [next.id]: { awb: code } })}
                />
              )}
              <Button type="submit" block busy={isBusy}>
                {count === 0 ? 'Ship orders' : `Ship ${count === 1 ? '1 order' : `${count} orders`}`}
              </Button>
            </div>
          </MainAction>
        </Form>
      )}
      <JustShipped rows={list.justShipped} onUndone={handleUndone} />
    </>
  )
}

function focusField(id: string): void {
  const field = document.getElementById(fieldIdOf(id))
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** Prints the documents of the orders with a tracking number, or of all orders if none has one yet. */
function PrintPacked({ rows }: { rows: readonly (PackedShipment & { typed: string })[] }) {
  const chosen = rows.filter(({ typed }) => typed.trim() !== '')
  const orders = [...new Set((chosen.length > 0 ? chosen : rows).map(({ order }) => order))]
  return (
    <details className={styles.part}>
      <summary className={styles.summary}>Print labels and slips</summary>
      <div className={styles.inside}>
        <PrintDocuments orders={orders.slice(0, MOST_PRINTED)} />
      </div>
    </details>
  )
}

interface ProblemsProps {
  wrong: readonly { orderId: string }[]
  error: unknown
}

/** The errors that prevent shipping, listed beside the button. */
function Problems({ wrong: [one, ...more], error }: ProblemsProps) {
  if (error)
    return (
      <Alert tone="bad">
        {serverMessage(error) ??
          'The server isn’t responding. Your tracking numbers are still here. Try again. No order will be shipped twice.'}
      </Alert>
    )
  if (!one) return null
  return (
    <Alert tone="bad">
      {more.length === 0
        ? `Check the tracking number of order ${one.orderId}. You can ship it once it’s correct.`
        : `Check the tracking numbers of ${more.length + 1} orders. You can ship them once they’re correct.`}
    </Alert>
  )
}
