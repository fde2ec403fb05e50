import { Note } from 'design-system/note/note'
import { formatAmount } from 'shared-contracts/domain/money'
import type { PriceChange } from '../data/lines/catalogue-check'
import { lineKey } from '../data/lines/line-key'
import styles from './price-notice.module.css'

/** Says in words which prices are new. The status is always there, so that what appears in it is announced. */
export function PriceNotice({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <div role="status" className={styles.notice} data-filled={changes.length > 0 || undefined}>
      {changes.length > 0 && (
        <Note>
          {changes.map(({ line, was }) => (
            <span key={lineKey(line)} className={styles.change}>
              {`The price of ${line.title} (${line.variantLabel}) has changed from Rs ${formatAmount(was)} to Rs ${formatAmount(line.price)}. Your cart has the new price.`}
            </span>
          ))}
        </Note>
      )}
    </div>
  )
}
