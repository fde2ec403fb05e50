import type { ReactNode } from 'react'
import { Tin } from '../tin/tin'
import styles from './empty-state.module.css'

/** The drawn tin or `art`, a heading, a line of text and an action. @param level 1 for a page's title */
export function EmptyState({
  title,
  children,
  action,
  art = <Tin />,
  level = 1,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  art?: ReactNode
  level?: 1 | 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <div className={styles.art}>{art}</div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className="lead">{children}</div>}
      {action}
    </div>
  )
}
