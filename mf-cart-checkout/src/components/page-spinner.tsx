import { Spinner } from 'design-system/spinner/spinner'
import styles from './page-spinner.module.css'

export function PageSpinner({ label }: { label: string }) {
  return (
    <div className={styles.waiting}>
      <Spinner label={label} />
    </div>
  )
}
