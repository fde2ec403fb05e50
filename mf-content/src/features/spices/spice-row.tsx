import { Placeholder } from 'design-system/placeholder/placeholder'
import { Price } from 'design-system/price/price'
import { useId } from 'react'
import { formatPrice } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import type { Offer } from './offers'
import styles from './spice-row.module.css'

/** A spice with a checkbox. @param offer undefined until it has loaded; its space is reserved */
export function SpiceRow({
  name,
  offer,
  isChosen,
  onChoose,
}: {
  name: string
  offer: Offer | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const t = useText()
  const box = useId()
  const remark = useId()
  const item = offer?.item
  return (
    <li className={styles.row}>
      <input
        id={box}
        type="checkbox"
        className={styles.box}
        checked={isChosen && (!offer || item !== undefined)}
        disabled={!item}
        aria-describedby={remark}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <label htmlFor={box} className={styles.name}>
        {`${t(offer?.name ?? name)}${item ? `, ${t(item.variantLabel)}` : ''}`}
      </label>
      <span className={styles.price}>
        {item ? (
          <Price now={`Rs ${formatPrice(item.price)}`} />
        ) : (
          !offer && <Placeholder className={styles.waiting} />
        )}
      </span>
      <p id={remark} className={`small muted ${styles.remark}`}>
        {offer?.sentence}
      </p>
    </li>
  )
}
