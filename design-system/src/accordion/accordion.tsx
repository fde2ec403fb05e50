import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon'
import { chevronDownShape } from '../icon/shapes'
import styles from './accordion.module.css'

/** A button that opens and closes a panel. @param level wraps the button in a heading of this level */
export function AccordionItem({
  title,
  open,
  onToggle,
  children,
  level,
}: {
  title: ReactNode
  open: boolean
  onToggle: () => void
  children: ReactNode
  level?: 2 | 3
}) {
  const panelId = useId()
  const Heading = level ? (`h${level}` as const) : 'div'
  return (
    <div className={styles.item}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span>{title}</span>
          <Icon shape={chevronDownShape} />
        </button>
      </Heading>
      <div id={panelId} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
