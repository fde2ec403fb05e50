import type { ReactNode } from 'react'
import styles from './data-table.module.css'

/** A table of LineRows, which become small cards below 769 px. @param compact for narrow columns */
export function DataTable({
  caption,
  columns,
  compact,
  children,
}: {
  caption: ReactNode
  columns: readonly string[]
  compact?: boolean
  children: ReactNode
}) {
  return (
    <table className={styles.table} data-compact={compact || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A line of the cart or the order summary; the columns are Image, Product Name, Quantity, Price. */
export function LineRow({
  picture,
  name,
  remove,
  quantity,
  price,
}: {
  picture: ReactNode
  name: ReactNode
  remove?: ReactNode
  quantity: ReactNode
  price: ReactNode
}) {
  return (
    <tr>
      <td>
        <div className={styles.picture}>{picture}</div>
      </td>
      <td>
        <div className={styles.about}>
          <div className={styles.name}>{name}</div>
          {remove}
        </div>
      </td>
      <td>{quantity}</td>
      <td className={styles.price}>{price}</td>
    </tr>
  )
}
