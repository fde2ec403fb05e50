import type { ComponentProps, ReactNode } from 'react'
import styles from './section.module.css'

/** A part of the page with standard padding. @param tint the slightly darker cream */
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

/** The heading of a section, with an optional line of text, beside it if there is room. */
export function SectionHead({
  title,
  children,
  centred,
  id,
}: {
  title: ReactNode
  children?: ReactNode
  centred?: boolean
  id?: string
}) {
  return (
    <div className={styles.head} data-centred={centred || undefined}>
      <h2 id={id}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
    </div>
  )
}
