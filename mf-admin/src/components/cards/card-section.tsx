import { type ReactNode, useId } from 'react'
import styles from './cards.module.css'

interface Props {
  title: ReactNode
  beside?: ReactNode
  children: ReactNode
}

export function CardSection({ title, beside, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${styles.card} ${styles.section}`}>
      <div className={styles.head}>
        <h2 id={id} className="h3">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
