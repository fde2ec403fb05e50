import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { Select } from 'design-system/select/select'
import type { Ref } from 'react'
import type { Counts } from 'shared-contracts/analytics/admin/counts-schema'
import {
  type MoneyFilter,
  moneyFilters,
  type ShipmentFilter,
  shipmentFilters,
} from 'shared-contracts/orders/admin/order-filters'
import type { QueueChange, QueueQuestion } from '../../../data/orders/queue-address'
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

/** The lists that somebody has to work through. */
const workLists: readonly [filter: ShipmentFilter, count: keyof Counts][] = [
  ['to-pack', 'toPack'],
  ['part-shipped', 'partShipped'],
  ['coming-back', 'comingBack'],
]

interface Props {
  ref: Ref<HTMLInputElement>
  question: QueueQuestion
  counts: Counts | undefined
  typed: string
  onType: (words: string) => void
  onChoose: (change: QueueChange) => void
}

export function QueueFilters({ ref, question, counts, typed, onType, onChoose }: Props) {
  return (
    <Form role="search" className={styles.filters} onSubmit={() => undefined}>
      <Field
        ref={ref}
        label="Search all orders"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Name, order, AWB or last 4 digits of phone"
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
              {filter === 'any' && question.words ? 'Paid or not' : moneyLabels[filter]}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.foot}>
        {workLists.map(([filter, key]) => (
          <Button
            key={filter}
            variant="line"
            size="sm"
            aria-pressed={question.shipments === filter}
            onClick={() => onChoose({ shipments: filter, money: undefined })}
          >
            {counts ? `${shipmentLabels[filter]}: ${counts[key] ?? 0}` : shipmentLabels[filter]}
          </Button>
        ))}
      </div>
    </Form>
  )
}
