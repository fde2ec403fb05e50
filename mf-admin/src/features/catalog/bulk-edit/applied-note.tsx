import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminUndoSaveMutation } from '../../../data/catalog/catalog-api'
import { undoLabel } from '../../../data/catalog/undo-labels'
import styles from './bulk-edit.module.css'
import type { Applied } from './bulk-edit-api'

export function AppliedNote({ applied }: { applied: Applied }) {
  const [undo, { data, error, isLoading, reset }] = useMfAdminUndoSaveMutation()
  const { changed, save } = applied
  if (data) return <Alert tone="ok">{undoLabel(data)}</Alert>
  return (
    <div className={styles.part}>
      <Alert tone="ok">
        {changed === 0
          ? 'Nothing to change. Everything is already set that way.'
          : `Saved ${changed === 1 ? '1 change' : `${changed} changes`}. The shop will be updated within a second.`}
      </Alert>
      {save !== undefined && (
        <div>
          <Button variant="line" size="sm" busy={isLoading} onClick={() => void undo(save)}>
            Undo all changes
          </Button>
        </div>
      )}
      <ChangeProblem error={error} onReload={reset} />
    </div>
  )
}
