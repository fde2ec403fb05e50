import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import styles from '../order.module.css'

interface Props {
  pieces: readonly LineQuantity[]
  lines: readonly { name: string; variant: string }[]
}

/** A list of packs, with large quantities for the packer. */
export function PieceList({ pieces, lines }: Props) {
  return (
    <ul className={styles.pieces}>
      {pieces.map(({ line, quantity }) => (
        <li key={line} className={styles.piece}>
          <span className={styles.quantity}>{quantity}</span>
          <span>
            <span>{lines[line]?.name}</span>, <strong>{lines[line]?.variant}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}
