import { Note } from 'design-system/note/note'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { type LinkLine, writeCartLink } from 'shared-contracts/orders/cart/cart-link'
import { MOST_LINES } from 'shared-contracts/orders/most-lines'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './other-parts.module.css'

interface OtherPartsProps {
  shown: readonly LinkLine[]
  others: readonly LinkLine[][]
}

/** Links to the remaining lines of a cart link with more lines than one order may have. */
export function OtherParts({ shown, others }: OtherPartsProps) {
  const t = useText()
  const count = others.reduce((sum, { length }) => sum + length, shown.length)
  return (
    <nav aria-label={t('Parts of this cart')} className={styles.parts}>
      <Note>
        <span>
          {t(
            'This cart has {count} items, and one order can have up to {most}. Here are the first {shown}. Order the rest separately.',
            { count, most: MOST_LINES, shown: shown.length },
          )}
        </span>
        <ul className={styles.list}>
          {others.map((part, at) => {
            const before = shown.length + at * MOST_LINES
            return (
              <li key={before}>
                <Link to={paths.sharedCart(writeCartLink(part))} {...textLook()}>
                  {t('Items {from} to {to}', { from: before + 1, to: before + part.length })}
                </Link>
              </li>
            )
          })}
        </ul>
      </Note>
    </nav>
  )
}
