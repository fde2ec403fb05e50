import { Children, type ReactNode } from 'react'
import styles from './card-grid.module.css'

/**
 * Cards as a list: two in a row on phones, three from 769 px, four from 1024 px.
 * @param isEven all rows are as high as a product card with a long name, as in a CardRoom. It stands, as that does, in an
 * element that is a container (`container-type: inline-size`).
 */
export function CardGrid({ isEven, children }: { isEven?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.grid} data-even={isEven || undefined}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
