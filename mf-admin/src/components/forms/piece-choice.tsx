import { Stepper } from 'design-system/quantity-stepper/stepper'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import styles from './piece-choice.module.css'

interface Props {
  /** The maximum quantity of each line. */
  most: readonly LineQuantity[]
  lines: readonly { name: string; variant: string }[]
  /** The chosen quantities by line; lines with quantity 0 are left out. */
  chosen: readonly LineQuantity[]
  onChoose: (pieces: LineQuantity[]) => void
}

export function PieceChoice({ most, lines, chosen, onChoose }: Props) {
  const quantityOf = (line: number) => chosen.find((pieces) => pieces.line === line)?.quantity ?? 0

  function step(line: number, by: number) {
    const next = most.map((pieces) => ({
      line: pieces.line,
      quantity: quantityOf(pieces.line) + (pieces.line === line ? by : 0),
    }))
    onChoose(next.filter(({ quantity }) => quantity > 0))
  }

  return (
    <ul className={styles.list}>
      {most.map(({ line, quantity }) => {
        const name = `${lines[line]?.name}, ${lines[line]?.variant}`
        const now = quantityOf(line)
        return (
          <li key={line} className={styles.line}>
            <span>
              <span>{`${name} `}</span>
              <span className={styles.quiet}>{`of ${quantity}`}</span>
            </span>
            <Stepper
              name={`Quantity of ${name}`}
              fewer="Fewer"
              more="More"
              isLeast={now <= 0}
              isMost={now >= quantity}
              onStep={(by) => step(line, by)}
            >
              {now}
            </Stepper>
          </li>
        )
      })}
    </ul>
  )
}
