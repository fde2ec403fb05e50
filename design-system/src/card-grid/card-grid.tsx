import { Children, type ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards as a list: two in a row on phones, three from 769 px, four from 1024 px. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
