import styles from './spinner.module.css'

/** A turning ring. With a label it is announced as a status; without one it only accompanies a text. */
export function Spinner({ label }: { label?: string }) {
  const ring = <span className={styles.spinner} aria-hidden="true" />
  if (!label) return ring
  return (
    <span role="status" className={styles.status}>
      {ring}
      <span>{label}</span>
    </span>
  )
}
