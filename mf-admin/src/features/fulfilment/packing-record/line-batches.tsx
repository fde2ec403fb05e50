import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Select } from 'design-system/select/select'
import { TextButton } from 'design-system/text-link/text-link'
import { useState } from 'react'
import type { Batch } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { type ShelfWarning, shelfWarning } from 'shared-contracts/fulfilment/admin/shelf-life'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { Card } from '../../../components/cards/card-list'
import { dayText } from '../../../data/when'
import { NewBatch } from './new-batch'
import type { PackedRow, RecordLine } from './packed-rows'
import styles from './packing-record.module.css'

const warnings: Record<ShelfWarning, string> = {
  over: 'is past its best-before date. Don’t send it.',
  'under-45-days': 'has less than 45 days left. Ask the owner before you send it.',
  'under-30-percent': 'has less than 30% of its shelf life left. Ask the owner before you send it.',
}

interface Props {
  line: RecordLine
  rows: readonly PackedRow[]
  onChange: (rows: PackedRow[]) => void
  mayWrite: boolean
  problem: string | undefined
}

export function LineBatches({ line, rows, onChange, mayWrite, problem }: Props) {
  const [isAdding, setIsAdding] = useState(false)
  const used = line.packed
    .map(({ batch }) => batch)
    .filter(({ id }) => !line.batches.some((one) => one.id === id))
  const [added, setAdded] = useState<readonly Batch[]>([])
  const fresh = added.filter(({ id }) => !line.batches.some((one) => one.id === id))
  const known = [...fresh, ...line.batches, ...used]

  function change(index: number, part: Partial<PackedRow>) {
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  }

  function handleAdded(batch: Batch) {
    setAdded((before) => [batch, ...before])
    setIsAdding(false)
    const free = rows.findIndex((row) => row.batch === '')
    if (free === -1) onChange([...rows, { batch: batch.id, quantity: '1' }])
    else change(free, { batch: batch.id })
  }

  return (
    <Card>
      <h2 className="h3">{`${line.quantity} x ${line.name}, ${line.variant}`}</h2>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified only by its position
        <div key={index} className={styles.row}>
          <Select
            label={rows.length === 1 ? 'Batch' : `Batch ${index + 1}`}
            disabled={!mayWrite}
            value={row.batch}
            onChange={(event) => change(index, { batch: event.target.value })}
            error={index === 0 ? problem : undefined}
          >
            <option value="">Not recorded</option>
            {known.map(({ id, number, bestBefore }) => (
              <option key={id} value={id}>
                {`${number}, best before ${dayText(bestBefore)}`}
              </option>
            ))}
          </Select>
          {line.quantity > 1 && (
            <Field
              label={rows.length === 1 ? 'Packs' : `Packs ${index + 1}`}
              inputMode="numeric"
              readOnly={!mayWrite}
              value={row.quantity}
              onChange={(event) => change(index, { quantity: event.target.value })}
            />
          )}
        </div>
      ))}
      <Warnings line={line} batches={known.filter(({ id }) => rows.some((row) => row.batch === id))} />
      {mayWrite && !isAdding && (
        <div className={styles.buttons}>
          <Button variant="line" size="sm" onClick={() => setIsAdding(true)}>
            {`New batch of ${line.name}, ${line.variant}`}
          </Button>
          {rows.length < line.quantity && (
            <TextButton onClick={() => onChange([...rows, { batch: '', quantity: '1' }])}>
              Add another batch
            </TextButton>
          )}
        </div>
      )}
      {isAdding && <NewBatch line={line} onAdded={handleAdded} onCancel={() => setIsAdding(false)} />}
    </Card>
  )
}

function Warnings({ line, batches }: { line: RecordLine; batches: readonly Batch[] }) {
  const today = dayInIndia(new Date())
  return batches.map((batch) => {
    const warning = shelfWarning({ ...batch, months: line.bestBeforeMonths }, today)
    return (
      warning && (
        <Alert key={batch.id} tone="bad">
          <span translate="no">{batch.number}</span>
          <span>{`, best before ${dayText(batch.bestBefore)}, ${warnings[warning]}`}</span>
        </Alert>
      )
    )
  })
}
