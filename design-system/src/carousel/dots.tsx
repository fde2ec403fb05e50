import { useText } from 'shared-contracts/words'
import styles from './dots.module.css'

/** A button for each slide; the current one is marked. */
export function Dots({
  count,
  current,
  onSelect,
}: {
  count: number
  current: number
  onSelect: (index: number) => void
}) {
  const t = useText()
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, index) => {
        const name = t('Slide {number}', { number: index + 1 })
        return (
          <button
            key={name}
            type="button"
            className={styles.dot}
            aria-current={index === current || undefined}
            onClick={() => onSelect(index)}
          >
            <span className="visually-hidden">{name}</span>
          </button>
        )
      })}
    </div>
  )
}
