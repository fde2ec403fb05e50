import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon/icon'
import { chevronDownShape } from '../icon/shapes'
import styles from './accordion.module.css'

/**
 * One button that opens one panel.
 * @param size row for a menu (56 px), head for a heading with more air
 * @param level wraps the button in a heading
 */
export function AccordionItem({
  title,
  open,
  onToggle,
  children,
  size = 'row',
  level,
}: {
  title: ReactNode
  open: boolean
  onToggle: () => void
  children: ReactNode
  size?: 'row' | 'head'
  level?: 2 | 3 | 4
}) {
  const panelId = useId()
  const Heading = level ? (`h${level}` as const) : 'div'
  return (
    <div className={styles.item} data-size={size}>
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

/** Items of which at most one is open; pressing the open one closes it. */
export function Accordion({
  items,
  size,
  level,
}: {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[]
  size?: 'row' | 'head'
  level?: 2 | 3 | 4
}) {
  const [openId, setOpenId] = useState<string>()
  return items.map(({ id, title, content }) => (
    <AccordionItem
      key={id}
      title={title}
      size={size}
      level={level}
      open={id === openId}
      onToggle={() => setOpenId(id === openId ? undefined : id)}
    >
      {content}
    </AccordionItem>
  ))
}
