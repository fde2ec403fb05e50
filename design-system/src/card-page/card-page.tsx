import type { ReactNode } from 'react'
import { LabelFrame } from '../label-frame/label-frame'
import { Title } from '../title/title'
import styles from './card-page.module.css'

/** A page with a title and one narrow card, such as a short form. */
export function CardPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Title>{title}</Title>
      <div className="wrap">
        <LabelFrame className={styles.card}>{children}</LabelFrame>
      </div>
    </div>
  )
}
