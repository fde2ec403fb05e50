import { Note } from 'design-system/note/note'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { type LinkLine, writeCartLink } from 'shared-contracts/domain/cart-link'
import { MOST_LINES } from 'shared-contracts/domain/most-lines'
import { paths } from 'shared-contracts/domain/paths'
import styles from './other-parts.module.css'

interface OtherPartsProps {
  shown: readonly LinkLine[]
  others: readonly LinkLine[][]
}

/** Says that a link has more lines than one order may have, and where the others are. */
export function OtherParts({ shown, others }: OtherPartsProps) {
  const count = others.reduce((sum, { length }) => sum + length, shown.length)
  return (
    <nav aria-label="Parts of this cart" className={styles.parts}>
      <Note>
        {`This cart has ${count} lines, and one order can have ${MOST_LINES}. Here are the first ${shown.length}; order the others after them.`}
        <ul className={styles.list}>
          {others.map((part, at) => {
            const before = shown.length + at * MOST_LINES
            return (
              <li key={before}>
                <Link to={paths.sharedCart(writeCartLink(part))} {...textLook()}>
                  {`Lines ${before + 1} to ${before + part.length}`}
                </Link>
              </li>
            )
          })}
        </ul>
      </Note>
    </nav>
  )
}
