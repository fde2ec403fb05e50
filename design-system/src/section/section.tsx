import type { ComponentProps, ReactNode } from 'react'
import styles from './section.module.css'

/** A stretch of the page with the house padding. @param tint the slightly darker cream */
export function Section({
  tint,
  children,
  ...rest
}: Omit<ComponentProps<'section'>, 'className'> & { tint?: boolean }) {
  return (
    <section {...rest} className={styles.section} data-tint={tint || undefined}>
      <div className="wrap">{children}</div>
    </section>
  )
}

/** The heading of a section, with a line of text and an action beside it. */
export function SectionHead({
  title,
  children,
  action,
  centred,
  level = 2,
  id,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  centred?: boolean
  level?: 2 | 3
  id?: string
}) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.head} data-centred={centred || undefined}>
      <div>
        <Heading id={id}>{title}</Heading>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {action}
    </div>
  )
}
