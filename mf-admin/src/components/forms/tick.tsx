import { type ComponentProps, useId } from 'react'
import styles from './tick.module.css'

/** A checkbox with its label; the whole line is the target. */
export function Tick({
  label,
  ...box
}: Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: string }) {
  const id = useId()
  return (
    <label htmlFor={id} className={styles.tick}>
      <input type="checkbox" {...box} id={id} className={styles.box} />
      <span>{label}</span>
    </label>
  )
}
