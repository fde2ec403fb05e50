import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { use } from 'react'
import { isApiError, serverMessage } from 'shared-contracts/http'
import { WrongFields } from '../forms/edit-form'
import styles from './screen-states.module.css'

interface Props {
  error: unknown
  onReload: () => void
  /** True for a separate call inside a form, such as adding a batch: the form's errors are not listed. */
  isPart?: boolean
}

/**
 * Explains why a change was refused. If somebody else changed the data first, it says who and when and offers to reload, so
 * that nothing is overwritten by accident. In a form, place it beside the submit button: it also lists the invalid fields.
 */
export function ChangeProblem({ error, onReload, isPart = false }: Props) {
  const wrong = use(WrongFields)
  if (!error && (isPart || wrong.length === 0)) return null
  const isLate = isApiError(error) && error.code === 'CHANGED_MEANWHILE'
  return (
    <div className={styles.problem}>
      <Alert tone="bad">
        {error
          ? (serverMessage(error) ?? 'The server isn’t responding. Nothing was changed.')
          : checkFields(wrong)}
      </Alert>
      {isLate && (
        <Button variant="line" size="sm" onClick={onReload}>
          Show latest version
        </Button>
      )}
    </div>
  )
}

function checkFields(wrong: readonly string[]): string {
  const labels = wrong.filter((label) => label !== '').join(', ')
  return wrong.length === 1 ? `Check this field: ${labels}.` : `Check these fields: ${labels}.`
}
