import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { isApiError, serverMessage } from 'shared-contracts/http'
import styles from './screen-states.module.css'

interface Props {
  error: unknown
  /** Reloads the data on screen. */
  onReload: () => void
}

/**
 * Explains why a change was refused. If somebody else was first, it says who and when, and offers to reload, so that
 * nothing is overwritten by accident.
 */
export function ChangeProblem({ error, onReload }: Props) {
  if (!error) return null
  const isLate = isApiError(error) && error.code === 'CHANGED_MEANWHILE'
  return (
    <div className={styles.problem}>
      <Alert tone="bad">{serverMessage(error) ?? 'The server isn’t responding. Nothing was changed.'}</Alert>
      {isLate && (
        <Button variant="line" size="sm" onClick={onReload}>
          Show latest version
        </Button>
      )}
    </div>
  )
}
