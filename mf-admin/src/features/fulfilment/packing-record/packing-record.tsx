import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PackingRecord as Noted } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { MainAction } from '../../../components/actions/main-action'
import { CardList } from '../../../components/cards/card-list'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminWritePackingRecordMutation } from '../../../data/fulfilment/packing-api'
import { adminPaths } from '../../../data/places/admin-paths'
import { LineBatches } from './line-batches'
import { PackagePhoto } from './package-photo'
import { readRows, readWeight, toPackedRows } from './packed-rows'
import styles from './packing-record.module.css'

interface Props {
  record: Noted
  mayWrite: boolean
  onReload: () => void
}

/** The evidence of how a shipment was packed: photo, weight, and the batches of its packs. */
export function PackingRecord({ record, mayWrite, onReload }: Props) {
  const { shipment, version, lines } = record
  const [weight, setWeight] = useState(record.weight === null ? '' : String(record.weight))
  const [rows, setRows] = useState(() =>
    Object.fromEntries(lines.map((line) => [line.line, toPackedRows(line)])),
  )
  const [hasTried, setHasTried] = useState(false)
  const [write, { isLoading, error, reset }] = useMfAdminWritePackingRecordMutation()
  const grams = readWeight(weight)
  const { packed, problems } = readRows(lines, rows)

  async function handleSubmit() {
    setHasTried(true)
    if (grams === undefined || Object.keys(problems).length > 0 || isLoading) return
    const { data } = await write({ shipment: shipment.id, version, weight: grams, packed })
    if (!data) return
    showToast({ tone: 'ok', message: 'Saved.' })
    return true
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit} aria-label="Packing record">
      <div className={styles.form}>
        <p>
          <span>{`Shipment ${shipment.number} of `}</span>
          <Link to={adminPaths.order(shipment.order)} translate="no">
            {shipment.orderId}
          </Link>
        </p>
        <PackagePhoto record={record} mayWrite={mayWrite} />
        <Field
          label="Weight in grams (sealed)"
          inputMode="numeric"
          autoComplete="off"
          hint="Printed on the label"
          readOnly={!mayWrite}
          value={weight}
          onChange={(event) => setWeight(event.target.value)}
          error={
            hasTried && grams === undefined ? 'Enter a weight in whole grams, up to 1,00,000' : undefined
          }
        />
        <CardList label="Contents">
          {lines.map((line) => (
            <LineBatches
              key={line.line}
              line={line}
              rows={rows[line.line] ?? []}
              onChange={(changed) => setRows((known) => ({ ...known, [line.line]: changed }))}
              mayWrite={mayWrite}
              problem={hasTried ? problems[line.line] : undefined}
            />
          ))}
        </CardList>
        {mayWrite && (
          <MainAction>
            <ChangeProblem
              error={error}
              onReload={() => {
                reset()
                onReload()
              }}
            />
            <Button type="submit" block busy={isLoading}>
              Save
            </Button>
          </MainAction>
        )}
      </div>
    </EditForm>
  )
}
