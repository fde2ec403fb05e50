import { Children, type ReactNode } from 'react'
import styles from './card-grid.module.css'

interface Props {
  /**
   * All rows are as high as a product card with a long name, as in a CardRoom. It stands, as that does, in an element that
   * is a container (`container-type: inline-size`).
   */
  isEven?: boolean
  children: ReactNode
  /** Cards that follow in a boundary of the page's own, which holds `CardItems`. */
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

/** Each card as an item of a CardGrid. */
export function CardItems({ children }: { children: ReactNode }) {
  return Children.map(children, (card) => <li>{card}</li>)
}
