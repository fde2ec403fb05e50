import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './tick.module.css'

/** A checkbox whose whole row is the tap target. */
export function Tick({
  label,
  ...box
}: Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: ReactNode }) {
  const id = useId()
  return (
    <label htmlFor={id} className={styles.tick}>
      <input type="checkbox" {...box} id={id} className={styles.box} />
      <span>{label}</span>
    </label>
  )
}
