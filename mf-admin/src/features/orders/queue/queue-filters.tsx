import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { Select } from 'design-system/select/select'
import type { Ref } from 'react'
import {
  type MoneyFilter,
  moneyFilters,
  type ShipmentFilter,
  shipmentFilters,
} from 'shared-contracts/orders/admin/order-filters'
import type { QueueQuestion } from '../../../data/orders/queue-address'
import styles from './queue.module.css'

const shipmentLabels: Record<ShipmentFilter, string> = {
  'to-pack': 'To pack',
  'part-shipped': 'Part shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  'coming-back': 'Coming back',
  cancelled: 'Cancelled',
  all: 'All orders',
}

const moneyLabels: Record<MoneyFilter, string> = {
  any: 'Paid and refunded',
  paid: 'Paid',
  refunded: 'Refunded',
  unpaid: 'Not paid',
}

interface Props {
  ref: Ref<HTMLInputElement>
  question: QueueQuestion
  typed: string
  onType: (words: string) => void
  onChoose: (change: Partial<QueueQuestion>) => void
}

export function QueueFilters({ ref, question, typed, onType, onChoose }: Props) {
  return (
    <Form role="search" className={styles.filters} onSubmit={() => undefined}>
      <Field
        ref={ref}
        label="Search all orders"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Name, order number, AWB or last 4 phone digits"
        maxLength={100}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <div className={styles.choices}>
        <Select
          label="Fulfilment"
          value={question.shipments}
          onChange={(event) => onChoose({ shipments: event.target.value as ShipmentFilter })}
        >
          {shipmentFilters.map((filter) => (
            <option key={filter} value={filter}>
              {shipmentLabels[filter]}
            </option>
          ))}
        </Select>
        <Select
          label="Payment"
          value={question.money}
          onChange={(event) => onChoose({ money: event.target.value as MoneyFilter })}
        >
          {moneyFilters.map((filter) => (
            <option key={filter} value={filter}>
              {moneyLabels[filter]}
            </option>
          ))}
        </Select>
      </div>
    </Form>
  )
}
