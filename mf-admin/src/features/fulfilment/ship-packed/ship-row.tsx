import { Badge } from 'design-system/badge/badge'
import { Field } from 'design-system/field/field'
import { isComposing } from 'design-system/is-composing'
import { Select } from 'design-system/select/select'
import { textLook } from 'design-system/text-link/text-link'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './ship-packed.module.css'
import type { ShippingRow } from './shipping-rows'
import type { TypedNumber } from './typed-numbers'

interface Props {
  row: ShippingRow
  couriers: readonly Courier[]
  /** The error in the tracking number; not shown while the person is still typing. */
  problem: string | undefined
  /** True once the api has confirmed that it can be shipped. */
  isReady: boolean
  onChange: (number: TypedNumber) => void
  onEnter: () => void
  onFocus: () => void
  onBlur: () => void
  /** Called when several lines are pasted, which the field itself cannot hold. */
  onPasteList: (text: string) => void
}

export const fieldIdOf = (id: string) => `number-${id}`

export function ShipRow({ row, couriers, problem, isReady, onChange, onEnter, ...on }: Props) {
  const { order, orderId, name, place, isLate, shipment, courier, typed } = row

  function handleKey(event: KeyboardEvent) {
    // Scanners end a number with Enter, which must not submit the form.
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onEnter()
  }

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (!/\S[\r\n]+\S/.test(text)) return
    event.preventDefault()
    on.onPasteList(text)
  }

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span>
          <strong>{name}</strong>, <span>{place}</span>
        </span>
        <span className={styles.marks}>
          <Link to={adminPaths.order(order)} translate="no" {...textLook()}>
            {orderId}
          </Link>
          {shipment.number > 1 && <span>{`Shipment ${shipment.number}`}</span>}
          {isLate && <Badge tone="bad">Late</Badge>}
        </span>
      </div>
      <div className={styles.inputs}>
        <Field
          id={fieldIdOf(row.id)}
          label={
            <>
              <span>Tracking number</span>
              <span className="visually-hidden">
                {' '}
                <span>for</span> <span translate="no">{orderId}</span>
              </span>
            </>
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={80}
          value={typed}
          error={problem}
          hint={isReady && !problem ? 'Ready to ship' : undefined}
          onChange={(event) => onChange({ awb: event.target.value })}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onFocus={on.onFocus}
          onBlur={on.onBlur}
        />
        {row.isOfOtherCourier && (
          <Select
            label={
              <>
                <span>Courier</span>
                <span className="visually-hidden">
                  {' '}
                  <span>for</span> <span translate="no">{orderId}</span>
                </span>
              </>
            }
            value={courier}
            onChange={(event) => onChange({ awb: typed, courier: event.target.value })}
          >
            {couriers.map(({ id, name: known }) => (
              <option key={id} value={id}>
                {known}
              </option>
            ))}
          </Select>
        )}
      </div>
    </li>
  )
}
