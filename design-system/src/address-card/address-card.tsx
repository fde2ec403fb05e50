import type { ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon'
import { checkShape } from '../icon/shapes'
import styles from './address-card.module.css'

/** A selectable address. Pressing it again calls onToggle too, to deselect it. @param lines top to bottom */
export function AddressCard({
  name,
  lines,
  selected,
  onToggle,
  ref,
}: {
  name: string
  lines: readonly string[]
  selected: boolean
  onToggle: () => void
  ref?: Ref<HTMLButtonElement>
}) {
  return (
    <button ref={ref} type="button" className={styles.card} aria-pressed={selected} onClick={onToggle}>
      <span className={styles.name}>{name}</span>
      <span className={styles.lines}>{lines.join('\n')}</span>
      <span className={styles.tick}>{selected && <Icon shape={checkShape} size={16} />}</span>
    </button>
  )
}

/** Address cards, two in a row where they fit. */
export function AddressList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}
