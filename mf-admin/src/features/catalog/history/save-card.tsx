import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { Card } from '../../../components/cards/card-list'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminUndoSaveMutation } from '../../../data/catalog/catalog-api'
import { fieldLabels } from '../../../data/catalog/field-labels'
import { undoLabel } from '../../../data/catalog/undo-labels'
import { valueText } from '../../../data/catalog/value-text'
import { whenText } from '../../../data/when'
import styles from './product-history.module.css'
import type { Save } from './saves'

export function SaveCard({ save, product }: { save: Save; product: AdminProduct }) {
  const [undo, { error, isLoading, reset }] = useMfAdminUndoSaveMutation()
  // A product's creation can't be undone; staff unpublish it instead.
  const canBeUndone = save.changes.some(({ field }) => field !== 'made')

  async function handleUndo() {
    const { data } = await undo(save.id)
    if (data) showToast({ tone: data.spared.length > 0 ? 'info' : 'ok', message: undoLabel(data) })
  }

  return (
    <Card>
      <p className={styles.who}>
        {`${save.by}, ${whenText(save.at)}${save.isUndo ? ' (undid a change)' : ''}`}
      </p>
      <ul>
        {save.changes.map((change) => (
          <li key={change.id}>{changeText(change, product)}</li>
        ))}
      </ul>
      {canBeUndone && (
        <div>
          <Button variant="line" size="sm" busy={isLoading} onClick={handleUndo}>
            Undo <span className="visually-hidden">{`the change of ${whenText(save.at)}`}</span>
          </Button>
        </div>
      )}
      <ChangeProblem error={error} onReload={reset} />
    </Card>
  )
}

function changeText(
  { field, variantId, before, after }: Save['changes'][number],
  product: AdminProduct,
): string {
  const variant =
    variantId && ` of ${product.variants.find(({ id }) => id === variantId)?.label ?? variantId}`
  return `${fieldLabels[field]}${variant ?? ''}: ${valueText(field, before, product)} → ${valueText(field, after, product)}`
}
