import { Children, type ReactNode } from 'react'
import styles from './card-grid.module.css'

interface Props {
  /** Makes rows as high as in CardPlaceholders. Needs a parent with `container-type: inline-size`. */
  isEven?: boolean
  children: ReactNode
  /** More cards, as `CardItems` within the page's own Suspense boundary. */
  further?: ReactNode
}

/** Cards as a list: two in a row on phones, three from 769 px, four from 1024 px. */
export function CardGrid({ isEven, children, further }: Props) {
  return (
    <ul className={styles.grid} data-even={isEven || undefined}>
      <CardItems>{children}</CardItems>
      {further}
    </ul>
  )
}

export function CardItems({ children }: { children: ReactNode }) {
  return Children.map(children, (card) => <li>{card}</li>)
}
