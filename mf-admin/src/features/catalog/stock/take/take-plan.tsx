import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useState } from 'react'
import type { StockTakePlan } from 'shared-contracts/catalog/admin/stock-schema'
import { Card, CardList } from '../../../../components/cards/card-list'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import { packs, signed } from '../movement-labels'
import styles from '../stock.module.css'

interface Props {
  plan: StockTakePlan
  /** Names what was scanned, by row; without it, rows are lines of a file. */
  names?: readonly string[] | undefined
  error: unknown
  isBusy: boolean
  onApply: (why: string) => void
  /** Makes a new plan from the current stock. */
  onLookAgain: () => void
}

/** Previews each difference, or lists all errors. Nothing is saved before Apply. */
export function TakePlan({ plan, names, error, isBusy, onApply, onLookAgain }: Props) {
  const [why, setWhy] = useState('')
  const { differences, same, faults } = plan
  if (faults.length > 0) return <Faults faults={faults} names={names} />
  return (
    <section aria-label="Preview" className={styles.part}>
      <p role="status">
        {differences.length === 0
          ? `All counts agree: ${packs(same)}. There’s nothing to change.`
          : `${differences.length === 1 ? '1 difference' : `${differences.length} differences`}; ${packs(same)} as expected. Nothing has been saved yet.`}
      </p>
      <CardList label="Differences">
        {differences.map(({ productId, variantId, title, before, after, reserved }) => (
          <Card key={`${productId} ${variantId}`}>
            <strong>{title}</strong>
            <span className={styles.change}>
              {`${before} on hand → ${after} (${signed(after - before)})`}
            </span>
            {reserved > after && <span>{`${packs(reserved)} reserved: some orders can’t be sent.`}</span>}
          </Card>
        ))}
      </CardList>
      {differences.length > 0 && (
        <>
          <Field
            label="Note"
            optional
            hint="Saved in the audit log"
            maxLength={200}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
          <ChangeProblem error={error} onReload={onLookAgain} />
          <div>
            <Button busy={isBusy} onClick={() => onApply(why.trim())}>
              Apply counts
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Faults({ faults, names }: Pick<StockTakePlan, 'faults'> & Pick<Props, 'names'>) {
  return (
    <section aria-label="Errors" className={styles.part}>
      <Alert tone="bad">
        {`${faults.length === 1 ? '1 error' : `${faults.length} errors`} found. Nothing was changed.`}
      </Alert>
      <CardList label="Errors">
        {faults.map(({ row, column, message }) => (
          <Card key={`${row} ${column} ${message}`}>
            <strong>
              {names?.[row - 1] ?? ['Row', row, column && `column ${column}`].filter(Boolean).join(' ')}
            </strong>
            <span>{message}</span>
          </Card>
        ))}
      </CardList>
    </section>
  )
}
