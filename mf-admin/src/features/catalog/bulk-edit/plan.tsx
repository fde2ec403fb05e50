import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import type { BulkPlan } from 'shared-contracts/catalog/admin/bulk-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { fieldLabels } from '../../../data/catalog/field-labels'
import { valueText } from '../../../data/catalog/value-text'
import styles from './bulk-edit.module.css'

/** The most cards to show, because nobody reads more than this one by one. */
const MOST_SHOWN = 200

interface Props {
  plan: BulkPlan
  error: unknown
  isBusy: boolean
  onApply: () => void
  /** Makes a new plan from the current catalogue. */
  onLookAgain: () => void
}

/** Previews each change with its old and new value, or lists all errors. Nothing is saved before Apply. */
export function Plan({ plan, error, isBusy, onApply, onLookAgain }: Props) {
  const { changes, faults } = plan
  if (faults.length > 0) return <Faults faults={faults} />
  if (changes.length === 0) return <p role="status">There’s nothing to change.</p>
  const more = changes.length - MOST_SHOWN
  return (
    <div className={styles.part}>
      <p role="status">
        {`${changes.length === 1 ? '1 change' : `${changes.length} changes`}. Nothing has been saved yet.`}
      </p>
      <CardList label="Changes to apply">
        {changes.slice(0, MOST_SHOWN).map(({ productId, variantId, title, field, before, after }) => (
          <Card key={`${productId} ${variantId} ${field}`}>
            <strong>{title}</strong>
            <span>
              {`${fieldLabels[field]}: ${valueText(field, before, { variants: [] })} → ${valueText(field, after, { variants: [] })}`}
            </span>
          </Card>
        ))}
      </CardList>
      {more > 0 && <p>{`And ${more} more.`}</p>}
      <ChangeProblem error={error} onReload={onLookAgain} />
      <div>
        <Button busy={isBusy} onClick={onApply}>
          Apply changes
        </Button>
      </div>
    </div>
  )
}

function Faults({ faults }: Pick<BulkPlan, 'faults'>) {
  return (
    <div className={styles.part}>
      <Alert tone="bad">
        {`${faults.length === 1 ? '1 error' : `${faults.length} errors`} found. Nothing was changed.`}
      </Alert>
      <CardList label="Errors">
        {faults.slice(0, MOST_SHOWN).map(({ row, column, message }) => (
          <Card key={`${row} ${column} ${message}`}>
            <strong>{['Row', row, column && `column ${column}`].filter(Boolean).join(' ')}</strong>
            <span>{message}</span>
          </Card>
        ))}
      </CardList>
    </div>
  )
}
